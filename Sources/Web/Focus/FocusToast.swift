import Domain
import Markup

extension Frame {
  /// The undo button after a card has left, for as long as the undo is offered. A script counts down and then removes
  /// the button; the change can still be undone in the history.
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
