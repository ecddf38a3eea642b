"""Compiled rules: the decorator of kernels, their cache, templates, bits and hash keys."""
