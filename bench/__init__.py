"""Benchmarks, fuzzing and mutation testing: `make bench`, `make fuzz`, `make mutants`."""
