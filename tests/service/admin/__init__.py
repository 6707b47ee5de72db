"""Tests of `posse admin`."""
