"""Documents being edited, without a screen: values, changes that can be undone, checks, files and drafts."""
