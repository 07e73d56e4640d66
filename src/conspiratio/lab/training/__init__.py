"""Evaluations for the kernel, learnt by playing."""
