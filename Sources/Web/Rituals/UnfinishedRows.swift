import Domain
import Markup

/// Blocks whose tasks are still open, each with its actions as buttons.
struct UnfinishedRows {
  var blocks: [UnfinishedBlock]
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    ul(.class("ritual-rows")) { for block in blocks { row(block) } }
  }

  private func row(_ one: UnfinishedBlock) -> HTML {
    let (block, task) = (one.planned.block, one.planned.task)
    let title = task?.title ?? block.title
    let name = words.quoted(title)
    return li(.class("ritual-row")) {
      button(
        .class("check"), .name("do"), .value("done"), .named("formaction", Route.changeBlock(block.id, .done).url),
        .label(words(.completeTask, title)))
      div(.class("ritual-text")) {
        a(.class("title"), .href(Route.block(block.id).url), .named("dir", "auto"), text: title)
        p(.class("note")) {
          words.length(minutes: block.minutes)
          " · \(words.moment(block.start, today: frame.today, zones: frame.zones))"
          if let task, task.due != nil {
            " · "
            ItemFacts(item: task, frame: frame).day(isSpelled: true)
          }
        }
      }
      div(.class("ritual-ways"), .role("group"), .label(words(ritual: .waysFor, name))) {
        if one.planned.allowsChanges {
          if let start = one.today { move(block.id, to: start, name) }
          if let start = one.later { move(block.id, to: start, name) }
          way(Route.changeBlock(block.id, .unschedule), words[.backlog], name)
        }
        if let task, !frame.readOnlyLists.contains(task.list) {
          // Of a recurring task, only this occurrence is skipped.
          if task.recurrence == nil {
            way(Route.change(task.id, .delete), words[ritual: .delete], name)
          } else {
            way(Route.change(task.id, .skip), words[ritual: .skip], name)
          }
        }
      }
    }
  }

  /// Renders a button with `Tomorrow` and below it `09:00`.
  private func move(_ id: BlockID, to start: Instant, _ name: String) -> HTML {
    let wall = frame.zones.here(start)
    let day: String =
      switch wall.day - frame.today {
      case 0: words[ritual: .today]
      case 1: words[ritual: .tomorrow]
      default: words.date(wall.day, today: frame.today)
      }
    let time = WallTime(wall).iso
    return button(
      .name("start"), .value(start.iso), .named("formaction", Route.changeBlock(id, .move).url),
      .label("\(day) \(time): \(name)")
    ) {
      span(text: day)
      " "
      small(text: time)
    }
  }

  private func way(_ route: Route, _ text: String, _ name: String) -> HTML {
    button(.named("formaction", route.url), .label("\(text): \(name)")) { span(text: text) }
  }
}
