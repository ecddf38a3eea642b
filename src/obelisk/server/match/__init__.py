"""A match: what was agreed (`terms`), what happened (`entry`), where it stands (`fold`), what may
happen next (`decide`, `clocks`) and who is told (`told`). Pure: nothing here waits or stores."""
