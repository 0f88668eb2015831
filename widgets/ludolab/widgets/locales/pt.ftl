# Português.
