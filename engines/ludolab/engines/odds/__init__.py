"""What the numbers say: reads the rules, which never read it. Exact first, simulated where that is all one can have."""
