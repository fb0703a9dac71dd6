/// What can be done on the page of the one task with one press.
public enum FocusVerb: String, Sendable, CaseIterable {
  case complete, trash, skip, shuffle, show, edit, snooze, choose, draw, order, undo, ignore, timer, dismiss
}

/// How the page of the one task stands.
public enum FocusFace: String, Sendable, CaseIterable {
  case card
  /// With fields for title and description on the card.
  case edit
}
