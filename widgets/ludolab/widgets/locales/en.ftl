# English. Keys are equal in all five languages; a test compares keys and placeholders.
