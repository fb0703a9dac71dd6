import Domain
import Markup

/// Read-only facts about a task: its dates, its source, its time blocks.
struct TaskRecord {
  var screen: TaskScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var item: PlanItem { screen.item }

  @HTMLBuilder var body: [HTML] {
    if item.hasImprovedTitle, let original = item.originalTitle { originalTitle(original) }
    if !screen.blocks.isEmpty || !item.isCompleted { blocks }
    if !screen.completions.isEmpty { completions }
    facts
    TaskHistoryView(
      steps: Array(screen.past.steps.prefix(TaskHistoryView.few)),
      hasMore: screen.past.steps.count > TaskHistoryView.few, item: item, lists: screen.past.lists, frame: frame
    ).body
  }

  private func originalTitle(_ original: String) -> HTML {
    section(.class("field"), .labelledBy("original-title")) {
      h2(.id("original-title"), text: words[form: .originalTitle])
      Markup.form(.class("inline"), .method("post"), .action(Route.change(item.id, .restoreTitle).url)) {
        Origin.task(item.id).fields
        span(.named("dir", "auto"), text: original)
        button(.class("btn btn-s")) {
          frame.icon(.undo, class: "i i-s")
          words[form: .restoreTitle]
        }
      }
    }
  }

  private var blocks: HTML {
    section(.class("field"), .labelledBy("blocks")) {
      h2(.id("blocks"), text: words[form: .blocks])
      ul(.class("record")) {
        for block in screen.blocks {
          li { a(.class("link"), .href(Route.block(block.id).url), text: time(of: block)) }
        }
      }
      if !item.isCompleted {
        p {
          a(.class("btn"), .href(Route.placing(item.id, PlacingView(origin: .task(item.id))).url)) {
            frame.icon(.schedule, class: "i i-s")
            words[day: .scheduleEntry]
          }
        }
      }
    }
  }

  private var completions: HTML {
    section(.class("field"), .labelledBy("so-far")) {
      h2(.id("so-far"), text: words[form: .soFar])
      ul(.class("record")) {
        for completion in screen.completions { li(text: sentence(completion)) }
      }
    }
  }

  private func sentence(_ completion: Completion) -> String {
    let due = words.due(completion.due, today: frame.today)
    let day = words.day(screen.zones.here(completion.at).day, today: frame.today)
    let sentence = words(form: completion.isSkipped ? .skippedOn : .doneOn, due, day)
    return completion.minutes > 0 ? "\(sentence) · \(words.length(minutes: completion.minutes))" : sentence
  }

  private func time(of block: TimeBlock) -> String {
    let start = screen.zones.here(block.start)
    return words(
      form: .blockOn, words.day(start.day, today: frame.today), WallTime(start).iso,
      WallTime(screen.zones.here(block.end)).iso)
  }

  private var facts: HTML {
    p(.class("sum task-facts")) {
      if let completedAt = item.completedAt { span(text: words(.completedAt, day(completedAt))) }
      span(text: words(form: .createdOn, day(item.createdAt)))
      if item.modifiedAt != item.createdAt { span(text: words(form: .changedOn, day(item.modifiedAt))) }
      if item.actualMinutes > 0 {
        span(text: words(form: .timeSpent, words.lengthInSentence(minutes: item.actualMinutes)))
      }
      if let url = item.sourceURL { source(url) }
    }
  }

  private func day(_ instant: Instant) -> String {
    words.fullDay(screen.zones.here(instant).day)
  }

  /// Returns a link for web addresses, plain text for anything else.
  private func source(_ url: String) -> HTML {
    let isWeb = ["https://", "http://"].contains { url.lowercased().utf8.starts(with: $0.utf8) }
    return span {
      "\(words[form: .source]): "
      if isWeb {
        a(.class("link"), .href(url), .rel("noreferrer"), text: url)
      } else {
        url
      }
    }
  }
}

extension WallTime {
  init(_ wall: WallClock) {
    self = WallTime(minutes: wall.second / 60) ?? .midnight
  }
}
