"""The kinds of mail: each module declares all about its kind and has the functions that queue it."""
