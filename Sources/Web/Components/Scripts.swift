/// The script files of the app.
enum Scripts {
  /// Everything `main.js` imports, directly or not. The head names them all, so that a browser fetches them together
  /// while it reads the page, instead of finding them one after the other.
  static let modules = [
    "announce", "choose", "duration-choice", "grade-choice", "hot-keys", "live", "menu", "merge-rows", "presence",
    "quick-add",
    "repeat-choice",
    "row-drag",
    "row-keys", "row-lift", "row-menu", "row-move", "row-position", "row-rename", "rows", "save-form", "send",
    "send-form", "setting", "status", "tag-field", "toast",
  ]
}
