"""The rules, read once more by somebody who has not seen the engine: its public face only."""
