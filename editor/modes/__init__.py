"""The modes of the editor: section, battlefield, scenario, army; each shows a document and says how it is to change."""
