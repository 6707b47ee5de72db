"""Posts to other people's servers: which addresses they may reach, and servers that answer in every wrong way."""
