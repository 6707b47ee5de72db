"""Which mails players want and when: the table of kinds, mails that wait, and the digests they are put into."""
