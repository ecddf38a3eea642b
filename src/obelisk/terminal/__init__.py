"""What is shown in a terminal: boards, events in words, tables, saved games, progress."""
