"""The words for players: events, moves and scores in whole sentences, and the phrases of which there are few."""
