"""The tests, by the part of the project that they test."""
