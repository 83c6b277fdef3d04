"""Makes the pictures of the documentation from those of `manoeuvre --screenshot`: few, and small.

manoeuvre --screenshot /tmp/shots --size 1280x800 && python packaging/pictures.py /tmp/shots
"""

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
from PySide6.QtGui import QImage, qRgb

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SHOWN: Final = {
    "play": "play-light-1280x800.png",
    "combat": "combat-light-1280x800.png",
    "replay": "replay-dark-1280x800.png",
    "home": "home-light-1280x800.png",
}
COLOURS: Final = 255
"""Plenty for flat panels, and a third of the size."""
COARSE: Final = 4


def reduced(image: QImage) -> QImage:
    """With few colours, found by median cut: the box of colours that spreads most is halved until there are enough."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    wide, high = image.width(), image.height()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(high, image.bytesPerLine())
    pixels = rows[:, : wide * 3].reshape(-1, 3).astype(int) // COARSE * COARSE + COARSE // 2
    colours, which, often = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    boxes: list[Any] = [np.arange(len(colours))]
    while len(boxes) < COLOURS:
        widest = max(range(len(boxes)), key=lambda place: _spread(colours[boxes[place]], often[boxes[place]]))
        box = boxes.pop(widest)
        box = box[np.argsort(colours[box, np.ptp(colours[box], axis=0).argmax()])]
        below = np.cumsum(often[box])
        middle = int(np.clip(np.searchsorted(below, below[-1] / 2), 1, len(box) - 1))
        boxes += [box[:middle], box[middle:]]
    numbers = np.zeros(len(colours), np.uint8)
    table = []
    for number, box in enumerate(boxes):
        numbers[box] = number
        mean = (colours[box] * often[box][:, None]).sum(0) / often[box].sum()
        table.append(qRgb(int(mean[0]), int(mean[1]), int(mean[2])))
    few = QImage(wide, high, QImage.Format.Format_Indexed8)
    few.setColorTable(table)
    np.frombuffer(few.bits(), np.uint8).reshape(high, few.bytesPerLine())[:, :wide] = numbers[which.ravel()].reshape(
        high, wide
    )
    return few


def _spread(colours: Any, often: Any) -> float:
    return float(np.ptp(colours, axis=0).max() * often.sum() ** 0.5) if len(colours) > 1 else -1.0


def main(source: Path) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, file in SHOWN.items():
        image = QImage(str(source / file))
        if image.isNull():
            raise SystemExit(f"{source / file} cannot be read")
        reduced(image).save(str(TARGET / f"{name}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
