"""The set-up inside a battle (§3): sections, nations, edge, opening hand and deployment."""
