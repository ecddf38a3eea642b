"""What Khet, Pharaoh's Light and Photon share."""
