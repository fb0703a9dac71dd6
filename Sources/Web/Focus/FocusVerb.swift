/// The actions of the Focus page.
public enum FocusVerb: String, Sendable, CaseIterable {
  case complete, trash, skip, shuffle, show, edit, snooze, choose, draw, order, undo, ignore, timer, dismiss
}

/// The modes of the Focus page.
public enum FocusFace: String, Sendable, CaseIterable {
  case card
  /// With fields for title and notes on the card.
  case edit
}
