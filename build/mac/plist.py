"""What macOS is told about the program (Info.plist)."""

PLIST = {
    "CFBundleDisplayName": "Verse Tabletop",
    "NSHighResolutionCapable": True,  # letters as sharp as the screen
    "NSPrincipalClass": "NSApplication",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "11.0",
    "NSHumanReadableCopyright": "A fans' work; see NOTICE",
    "NSRequiresAquaSystemAppearance": False,
}
