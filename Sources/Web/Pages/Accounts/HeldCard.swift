import Domain
import Markup

/// The question about tasks or time blocks that are missing on their server.
struct HeldCard {
  var held: HeldView
  var frame: Frame

  private var words: Words { frame.words }
  private var id: String { "held-\(held.kind.rawValue)-\(PathSegment.written(held.list.text))" }

  var body: HTML {
    form(
      .class("card conflict"), .method("post"), .action(Route.answerDeletions(held.list).url), .labelledBy(id)
    ) {
      input(.type("hidden"), .name("kind"), .value(held.kind.rawValue))
      input(.type("hidden"), .name("seen"), .value(held.mark))
      bold(.id(id), .named("dir", "auto"), text: question)
      ul(.class("titles")) {
        for item in held.items { li(.named("dir", "auto"), text: line(item)) }
      }
      p(.class("note"), text: facts)
      div(.class("inline")) {
        button(.class("btn"), .name("answer"), .value("restore"), .describedBy(id), text: words[.putBack])
        button(.class("btn btn-danger"), .name("answer"), .value("release"), .describedBy(id), text: words[.letGo])
      }
    }
  }

  private var question: String {
    let numbers = ("\(held.count)", "\(held.total)")
    return switch held.kind {
    case .tasks: words(.deletionsQuestion, numbers.0, numbers.1, words.quoted(held.name))
    case .blocks: words(plan: .blocksQuestion, numbers.0, numbers.1, words.quoted(held.name))
    }
  }

  /// Formats a missing item: `Write the report · Mon 23 Nov, 09:00–10:30`.
  private func line(_ item: HeldView.Item) -> String {
    guard let start = item.start, let end = item.end else { return item.title }
    let until = end.day == start.day ? end.time?.iso ?? "" : words.due(end, today: frame.today)
    return "\(item.title) · \(words.due(start, today: frame.today))–\(until)"
  }

  private var facts: String {
    let since = words(.deletionsSince, words.due(held.since, today: frame.today))
    let rest = held.count - held.items.count
    return rest > 0 ? "\(words(.deletionsMore, "\(rest)")) · \(since)" : since
  }
}

extension HeldView {
  /// The code under which the last sync reported the deletions.
  var problemCode: SyncProblem.Code {
    switch kind {
    case .tasks: .heldDeletions
    case .blocks: .heldBlocks
    }
  }
}
