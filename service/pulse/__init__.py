"""The time of deadlines: a clock that is checked, the pulse of each process, and what pulses tell."""
