"""Time: players' schedules and zones, the clock of a turn, and the events of a game's clocks."""
