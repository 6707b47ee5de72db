"""A game before its first deal: proposed, invitations sent and answered, started; and played again."""
