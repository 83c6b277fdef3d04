from engine.manoeuvre.battlefield import Battlefield, join, rotate
from resources.manoeuvre.sections import sections_of
from tests.resources.manoeuvre.samples import faults, sections_document, shipped


def test_thirty_two_sections_are_shipped_in_two_sets() -> None:
    sheets = shipped().section_sheets
    assert list(sheets) == [str(number) for number in range(1, 33)]
    assert [sheet.set for sheet in sheets.values()] == ["base"] * 24 + ["distant_lands"] * 8


def test_no_two_sections_are_alike_under_rotation() -> None:
    forms = [{rotate(section.rows, quarters) for quarters in range(4)} for section in shipped().sections.values()]
    assert not any(a & b for i, a in enumerate(forms) for b in forms[:i])


def test_golden_sections() -> None:
    sections = shipped().sections
    assert sections["1"].rows == ("W...", "....", ".WW.", ".WWH")
    assert sections["21"].rows == ("WWW.", ".L..", ".H..", ".L.H")
    assert sections["32"].rows == ("F..H", ".T.W", "FM..", ".F.L")


def test_eight_units_find_room_on_any_battlefield_of_sections() -> None:
    wet = max(shipped().sections.values(), key=lambda section: "".join(section.rows).count("L")).rows
    for quarters in range(4):
        turned = rotate(wet, quarters)
        field = Battlefield(join(turned, turned, turned, turned))
        assert all(field.can_deploy(edge) for edge in range(4))


def test_all_faults_of_a_section_are_listed() -> None:
    document = sections_document()
    document["sections"][0] |= {"rows": ["WWWW", "....", "...."]}
    document["sections"][1] |= {"rows": ["LLLL", "L...", "....", "...."]}
    document["sections"][2] |= {"rows": ["...", "....", "....", "...X"], "set": "nowhere"}
    document["sections"][3]["id"] = "5"
    document["sections"][5] = 7
    assert set(faults(sections_of, document)) == {
        "sections[0].rows",
        "sections[1].rows",
        "sections[2].rows[0]",
        "sections[2].rows[3]",
        "sections[2].set",
        "sections[5]",
    }
    document["sections"].pop(5)
    assert {"sections[3].id", "sections[4].id"} <= set(faults(sections_of, document))
