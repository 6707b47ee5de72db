"""Players: who somebody is, which mails they want, their hours, their links, what one person may cause."""
