"""What every page stands on: requests, responses, errors, limits, health."""
