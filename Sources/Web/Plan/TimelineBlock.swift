import Domain
import Markup

/// A time block in a timeline. Its title links to the block's page, and the link covers the whole block.
struct TimelineBlock {
  var block: PlannedBlock
  var entry: DayPlan.Entry
  var timeline: Timeline

  private var frame: Frame { timeline.frame }
  private var words: Words { frame.words }
  private var plan: DayPlan { timeline.plan }
  private var id: BlockID { block.block.id }
  private var title: String { block.task?.title ?? block.block.title }

  var body: HTML {
    li(attributes) {
      if block.standing == .running { passed }
      div(.class("b-in")) {
        check
        div(.class("b-text")) {
          a(.class("b-title"), .href(Route.block(id).url), .named("dir", "auto"), text: title)
          span(.class("b-line")) {
            EntryTime(entry: entry, plan: plan, words: words).body
            standing
            leaving
            if block.block.isPinned, block.standing == .planned || block.standing == .running { pin }
            if !block.allowsChanges { span(.class("b-time"), text: words[day: .onlyRead]) }
          }
        }
        div(.class("b-acts")) { acts }
      }
      if block.allowsChanges, block.standing != .done {
        if !entry.startsBefore { span(.class("size is-start")) }
        if !entry.endsAfter { span(.class("size is-end")) }
      }
    }
  }

  private var attributes: [Attribute] {
    [
      .class("block is-\(block.standing.rawValue)\(isLeaving ? " is-leaving" : "")\(timeline.shape(entry))"),
      .id("block-\(id.text)"),
      .named("data-block", id.text),
      .named("data-task", ifAny: block.block.task?.text), .named("data-from", number: entry.from),
      .named("data-until", number: entry.until), .named("data-minutes", number: block.block.minutes),
      .flag("data-fixed", !block.allowsChanges), .flag("data-pinned", block.block.isPinned),
      .flag("data-only", block.isOnlyBlock),
    ] + timeline.scale.place(entry.from..<entry.until) + TimeScale.column(entry)
  }

  private var isLeaving: Bool { placement != nil || isRemoved }

  /// The elapsed part of the block.
  private var passed: HTML {
    let now = plan.now.map { min($0, entry.until) - max(entry.from, timeline.scale.from) } ?? 0
    return span([.class("passed"), .hiddenFromReaders] + TimeScale.length(max(0, now)))
  }

  @HTMLBuilder private var check: [HTML] {
    if let task = block.task {
      if block.standing == .done {
        button(
          .class("check"), .named("formaction", Route.change(task.id, .reopen).url),
          .label(words(backlog: .reopenTask, words.quoted(title))))
      } else {
        button(
          .class("check"), .named("formaction", Route.changeBlock(id, .done).url), .label(words(.completeTask, title)))
      }
    }
  }

  @HTMLBuilder private var standing: [HTML] {
    switch block.standing {
    case .missed: span(.class("b-time state"), text: words[day: .missed])
    case .running: span(.class("vh"), text: words[day: .running])
    case .done: span(.class("vh"), text: words[day: .done])
    case .planned, .over: HTML.nothing
    }
  }

  private var placement: Proposal.Placement? { timeline.proposal?.placements.first { $0.moves == id } }
  private var isRemoved: Bool { timeline.proposal?.removals.contains(id) ?? false }

  /// How the proposal would change the block.
  @HTMLBuilder private var leaving: [HTML] {
    if let start = placement?.start {
      let moment = words.momentBrief(start, on: plan.day, today: frame.today, zones: frame.zones)
      span(.class("b-time leaves"), text: words(day: .wouldMove, moment))
    } else if isRemoved {
      span(.class("b-time leaves"), text: words[day: .wouldGo])
    }
  }

  private var pin: HTML {
    span(.class("pin"), .named("title", words[day: .pinned])) {
      frame.icon(.pin, class: "i i-xs")
      span(.class("vh"), text: words[day: .pinned])
    }
  }

  @HTMLBuilder private var acts: [HTML] {
    if block.standing == .missed, block.allowsChanges {
      button(
        .class("btn btn-quiet btn-s mini"), .name("to"), .value("next"),
        .named("formaction", Route.changeBlock(id, .move).url), .label(words(day: .toNextGapOf, words.quoted(title)))
      ) {
        frame.icon(.down, class: "i i-s")
        span(text: words[day: .toNextGap])
      }
    }
    a(
      .class("icon-btn b-more grip"), .href(Route.block(id).url), .label(words(day: .moveBlock, words.quoted(title)))
    ) {
      frame.icon(.more, class: "i i-s")
    }
  }
}
