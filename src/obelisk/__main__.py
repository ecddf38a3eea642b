"""`python -m obelisk` is the `obelisk` command."""

from obelisk.cli import main

if __name__ == "__main__":
    main()
