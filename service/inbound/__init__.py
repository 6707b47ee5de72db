"""Mail in: receive mails, store them, play the moves in answers, and read bounces."""
