"""What goes wrong in a simulation: each kind of fault in a module of its own, drawn from a generator of its own."""
