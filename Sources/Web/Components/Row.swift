import Domain
import Markup

/// One task in a list. The markup is kept small: icons come from the style sheet, and one form around the list serves
/// all rows. (With `form` attributes on the buttons instead, browsers take time quadratic in their number.)
struct Row {
  let item: PlanItem
  let line: TaskList.Line
  let position: Int
  let screen: BacklogScreen
  let frame: Frame
  let isSelecting: Bool
  private let content: HTML
  /// The minutes it takes of today's free time.
  private let need: Int
  /// A fingerprint of the row without its position, by which a script recognises unchanged rows.
  let mark: String

  /// - Parameter index: the index into the screen's items.
  init(screen: BacklogScreen, index: Int, frame: Frame, isSelecting: Bool = false) {
    let item = screen.items[index]
    let line = screen.list.lines[screen.first - 1 + index]
    let content = RowContent(item: item, line: line, screen: screen, frame: frame, isSelecting: isSelecting).html
    self.item = item
    self.line = line
    self.position = screen.first + index
    self.screen = screen
    self.frame = frame
    self.isSelecting = isSelecting
    self.content = content
    need = screen.reach?.need(of: line.task) ?? 0
    mark = Self.name(content.fingerprint ^ UInt64(line.depth) ^ UInt64(need) << 8)
  }

  /// Encodes a fingerprint as twelve letters and digits.
  private static func name(_ fingerprint: UInt64) -> String {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    var rest = fingerprint
    var name: [UInt8] = []
    for _ in 0..<12 {
      name.append(digits[Int(rest % 36)])
      rest /= 36
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// False if the requesting script already has the row in this state.
  var isNews: Bool {
    guard let since = screen.since else { return true }
    return item.modifiedAt.seconds >= since
  }

  var body: HTML {
    li(
      .class(classes), .named("data-task-id", item.id.text), .named("data-mark", mark),
      line.depth > 0 ? .named("data-depth", number: line.depth) : Attribute("data-depth", .absent),
      .named("data-need", ifAny: need > 0 ? "\(need)" : nil), .named("aria-posinset", number: position),
      .named("aria-setsize", number: screen.list.lines.count)
    ) {
      span(.class("rank"), text: "\(position)")
      content
      if let fitting = screen.fitting, fitting.count == position, let reach = screen.reach {
        FitLine(minutes: fitting.minutes, free: reach.free, words: frame.words).body
      }
    }
  }

  private var isBeyond: Bool { screen.fitting.map { $0.count > 0 && position > $0.count } ?? false }

  private var classes: String {
    var classes = line.depth == 0 ? "row" : "row depth-\(min(line.depth, 4))"
    if item.isCompleted { classes += " is-done" }
    if isBeyond { classes += " is-beyond" }
    return frame.readOnlyLists.contains(item.list) ? classes + " is-locked" : classes
  }
}

/// The content of a row except for its position.
private struct RowContent {
  var item: PlanItem
  var line: TaskList.Line
  var screen: BacklogScreen
  var frame: Frame
  var isSelecting: Bool

  private var words: Words { frame.words }
  private var taskURL: String { Route.task(item.id).url }
  private var shared: ItemFacts { ItemFacts(item: item, frame: frame) }

  var html: HTML {
    .build {
      a(.class("grip"), .href(taskURL), .label(words(.moveTask, item.title)))
      if isSelecting {
        input(
          .type("checkbox"), .class("pick"), .name("id"), .value(item.id.text),
          .label(words(backlog: .selectTask, words.quoted(item.title))))
      }
      button(.class("check"), .named("formaction", Route.change(item.id, verb).url), .label(checkLabel))
      div(.class("body")) {
        if line.below > 0 { fold }
        a(.class("title"), .href(taskURL), .named("dir", "auto"), text: item.title)
        div(.class(isBrief ? "facts is-brief" : "facts")) { facts }
      }
      shared.duration
      // For the mouse only: keyboards and screen readers find the same menu on the handle.
      span(.class("more"))
    }
  }

  private var verb: TaskVerb { item.isCompleted ? .reopen : .complete }

  private var checkLabel: String {
    item.isCompleted ? words(backlog: .reopenTask, words.quoted(item.title)) : words(.completeTask, item.title)
  }

  private var fold: HTML {
    let isFolded = line.task.isFolded && !screen.view.filter.isNarrow
    let name: BacklogPhrase = isFolded ? .unfold : .fold
    return button(
      .class("fold"), .named("formaction", Route.change(item.id, isFolded ? .unfold : .fold).url),
      .named("aria-expanded", isFolded ? "false" : "true"),
      .label(words(backlog: name, words.quoted(item.title), "\(line.below)")), text: "\(line.below)")
  }

  private var parent: String? { item.parent.flatMap { screen.parents[$0] } }
  private var blocks: [TimeBlock] { item.isCompleted ? [] : screen.blocks[item.id] ?? [] }
  private var isBrief: Bool { shared.isBrief && blocks.isEmpty && parent == nil && screen.view.sort != .score }

  @HTMLBuilder private var facts: [HTML] {
    shared.importance
    if item.urgency == .urgent { shared.sign("bolt", words[.urgent]) }
    shared.grade(screen.list.numbers)
    shared.lock
    shared.day()
    ScheduledTime(blocks: blocks, frame: frame).body
    if screen.view.sort == .score { score }
    shared.repetition
    if let parent {
      span(.class("part"), .named("dir", "auto"), text: words(backlog: .partOf, words.quoted(parent)))
    }
    shared.tags()
  }

  private var score: HTML {
    let score = Score(line.task, today: frame.today, now: screen.now)
    let parts = [score.quadrant, score.due, score.neglect, score.grade].map { "\($0)" }
    return span(
      .class("score"),
      .named("title", words(backlog: .scoreParts, "\(score.total)", parts[0], parts[1], parts[2], parts[3]))
    ) {
      span(.hiddenFromReaders) {
        bold(text: "\(score.total)")
        " = \(parts.joined(separator: " + "))"
      }
      readersOnly(words(backlog: .scoreParts, "\(score.total)", parts[0], parts[1], parts[2], parts[3]))
    }
  }

  private func readersOnly(_ text: String) -> HTML {
    span(.class("vh"), text: text)
  }
}
