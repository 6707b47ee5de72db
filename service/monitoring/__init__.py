"""What monitoring reads: gauges, metrics, alerts, the public site."""
