"""Twin tables, which a viewer cannot tell apart: all that left has to be the same at both, to the byte."""
