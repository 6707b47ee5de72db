"""The people of a simulation: who plays what with whom, and what they do with their mails."""
