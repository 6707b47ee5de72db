"""The checks of `posse doctor`: of the settings, the servers that Posse uses, its processes, and this machine.

They change nothing, and no text of theirs contains a password, a key or a token.
"""
