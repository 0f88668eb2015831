# Italiano.
