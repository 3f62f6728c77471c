"""Steam: the Base Game and the Standard Game."""
