"""The proofs. A regular package, so that no installed package of the same name can stand before it."""
