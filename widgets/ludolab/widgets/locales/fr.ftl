# Français.
