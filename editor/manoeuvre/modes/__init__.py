"""The editor's modes: section, battlefield, scenario and army."""
