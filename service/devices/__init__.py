"""Devices that players have told: which message they get, how it is encrypted and signed, and how it gets there."""
