"""Time: schedules, zones, and the story of what each clock did."""
