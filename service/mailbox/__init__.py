"""The mailbox for those who try Posse on their own machine: it takes every mail, for whomever, and shows them all."""
