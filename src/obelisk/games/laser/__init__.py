"""What Khet, Pharaoh's Light and Photon share."""

from obelisk.core.words import register

register("laser", __name__)
