enum Scripts {
  /// All modules that `main.js` imports statically, directly or indirectly. The head lists them so that browsers
  /// fetch them in parallel instead of discovering them one after the other.
  static let modules = [
    "announce", "bookmarklet", "bulk", "choose", "closing", "copy-field", "drafts", "duration-choice", "edge-scroll",
    "fill-fields",
    "filters",
    "find-field",
    "focus", "focus-edit", "focus-motion", "focus-pick", "focus-swipe", "focus-timer", "focus-toast",
    "found", "found-swipe", "give-back",
    "grade-choice", "hot-keys", "live", "menu",
    "merge-rows", "palette", "palette-list",
    "path-segment", "popup", "presence", "question",
    "quick-add", "quick-chips",
    "repeat-choice",
    "plan-clock", "plan-zoom", "row-drag", "row-fit",
    "row-keys", "row-lift", "row-menu", "row-move", "row-position", "row-rename", "row-select", "row-tree",
    "row-windows",
    "morph", "paste-lines", "sections", "sections-lift", "sections-menu", "sections-move", "sections-start",
    "rows", "save-form", "scroller", "send",
    "send-form", "setting", "single-keys", "status", "tag-field", "toast", "zone",
  ]

  /// The additional modules of the day and week plan; `main.js` loads them only there.
  static let ofPlan = [
    "plan-days", "plan-drag", "plan-drawer", "plan-focus", "plan-forms", "plan-hit-test", "plan-preview",
    "plan-hint", "plan-hold", "plan-keys", "plan-machine", "plan-menu", "plan-now", "plan-pick", "plan-placing",
    "plan-send", "plan-timeline", "plan-view", "plan-words",
  ]
}
