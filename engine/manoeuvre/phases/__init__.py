"""Set-up (§3) and the five phases of a turn (§4), one module each."""
