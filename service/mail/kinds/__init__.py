"""One module for each kind of mail: its cause, when it still applies, what its templates get, how it is queued."""
