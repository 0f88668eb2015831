# Deutsch.
