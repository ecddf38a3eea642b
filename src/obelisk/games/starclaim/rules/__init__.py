"""The rules of Starclaim as kernels, and what plays by them at random and in batches."""
