"""A simulator of the whole service: the real application in one thread, and all outside it made from one seed."""
