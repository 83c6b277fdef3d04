"""Battles between two desktops: finding each other, agreeing, playing without anybody to trust, staying up."""
