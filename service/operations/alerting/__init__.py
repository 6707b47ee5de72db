"""The alerts: one table, from which docs/alerts.yml is written for Prometheus, and which `posse report` evaluates."""
