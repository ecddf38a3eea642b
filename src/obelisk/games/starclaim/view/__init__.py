"""What a seat of Starclaim may know, and how it is drawn."""
