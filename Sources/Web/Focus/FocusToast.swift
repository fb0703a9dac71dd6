import Domain
import Markup

extension Frame {
  /// The short way back after a card has left, as long as its window is open. A script counts the seconds down and takes
  /// the button away when they are over; the history goes on offering the same.
  func focusStep(_ kind: FocusUndo.Kind, _ number: Int64, _ seconds: Int) -> HTML {
    form(
      .method("post"), .action(Route.actOnFocus(.undo).url), .named("data-behavior", "focus-toast"),
      .named("data-number", "\(number)"), .named("data-kind", kind.rawValue), .named("data-seconds", number: seconds),
      .named("data-word-left", words[focus: .undoFor]),
      .named("data-word-over", words(focus: .undoOver, words[.controlKey]))
    ) {
      Origin.focus.fields
      button {
        words[focus: .undoCard]
        small(.class("focus-left"), .hiddenFromReaders)
      }
    }
  }
}
