"""Posts to other people's servers, which may be anything: a few bytes over HTTPS, and never into this network."""
