"""What every page stands on: requests, responses, errors, headers, limits, health."""
