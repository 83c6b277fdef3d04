"""The colours of the program by what they mean, in four themes; measured contrasts are kept by a test.

The values are those of the look's page. Tints fall together with the panel in high contrast, where nothing is tinted.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True)
class Theme:
    """One set of colours, as text that both Qt and a style sheet read."""

    name: str
    dark: bool
    contrast: bool
    window: str
    panel: str
    raised: str
    edge: str
    hairline: str
    ink: str
    muted: str
    well: str
    primary: str
    on_primary: str
    sides: tuple[str, str]
    side_tints: tuple[str, str]
    brass: str
    """For frames, never for text."""
    brass_tint: str
    good: str
    warning: str
    faint: str
    """For icons only."""

    def side(self, side: int) -> str:
        return self.sides[side]

    def side_tint(self, side: int) -> str:
        return self.side_tints[side]

    @property
    def line(self) -> int:
        """How wide an edge is drawn."""
        return 2 if self.contrast else 1

    @property
    def field_veil(self) -> float:
        """How much of the field is darkened, so that it does not glare at night."""
        return 0.27 if self.dark and not self.contrast else 0.0

    @property
    def card_veil(self) -> float:
        return 0.20 if self.dark and not self.contrast else 0.0


LIGHT: Final = Theme(
    name="light",
    dark=False,
    contrast=False,
    window="#F0EADB",
    panel="#FAF6EC",
    raised="#FFFDF8",
    edge="#DCD1B8",
    hairline="#E8DFCB",
    ink="#2B2620",
    muted="#665C4C",
    well="#EFE7D5",
    primary="#2E4F41",
    on_primary="#FBF7EC",
    sides=("#24568F", "#B5441A"),
    side_tints=("#E1EAF4", "#F8E4D9"),
    brass="#B07C14",
    brass_tint="#F6EACB",
    good="#2E6B4A",
    warning="#8A5A00",
    faint="#8C8069",
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    contrast=False,
    window="#1B1A18",
    panel="#262421",
    raised="#302D29",
    edge="#3F3A33",
    hairline="#37332D",
    ink="#EEE7D8",
    muted="#B6AC99",
    well="#211F1C",
    primary="#D8B25A",
    on_primary="#201C14",
    sides=("#8DB8E6", "#F0956B"),
    side_tints=("#22313F", "#432B20"),
    brass="#E3BC63",
    brass_tint="#3A3120",
    good="#86C79F",
    warning="#E3BC63",
    faint="#8F8675",
)

CONTRAST_LIGHT: Final = Theme(
    name="contrast_light",
    dark=False,
    contrast=True,
    window="#FFFFFF",
    panel="#FFFFFF",
    raised="#FFFFFF",
    edge="#000000",
    hairline="#000000",
    ink="#000000",
    muted="#000000",
    well="#FFFFFF",
    primary="#000000",
    on_primary="#FFFFFF",
    sides=("#0A3A78", "#9C2F00"),
    side_tints=("#FFFFFF", "#FFFFFF"),
    brass="#000000",
    brass_tint="#FFFFFF",
    good="#000000",
    warning="#000000",
    faint="#000000",
)

CONTRAST_DARK: Final = Theme(
    name="contrast_dark",
    dark=True,
    contrast=True,
    window="#000000",
    panel="#000000",
    raised="#000000",
    edge="#FFFFFF",
    hairline="#FFFFFF",
    ink="#FFFFFF",
    muted="#FFFFFF",
    well="#000000",
    primary="#FFFFFF",
    on_primary="#000000",
    sides=("#9CCBFF", "#FFB08A"),
    side_tints=("#000000", "#000000"),
    brass="#FFE04D",
    brass_tint="#000000",
    good="#FFFFFF",
    warning="#FFFFFF",
    faint="#FFFFFF",
)

THEMES: Final = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)})
