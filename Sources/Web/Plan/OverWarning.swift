import Domain
import Markup

/// A warning that more is planned than the day has room for, with actions for each block. The user need not act on
/// it.
struct OverWarning {
  var plan: DayPlan
  var frame: Frame

  /// The maximum number of blocks listed.
  private static let most = 6

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if plan.capacity.over > 0, !movable.isEmpty {
      details(.class("told-plan is-over"), .id("over")) {
        summary {
          frame.icon(.alert, class: "i i-s")
          span(text: words(day: .overHelp, words.lengthInSentence(minutes: plan.capacity.over)))
        }
        ul { for block in movable.suffix(Self.most).reversed() { row(block) } }
      }
    }
  }

  /// The upcoming blocks that can be changed.
  private var movable: [PlannedBlock] {
    plan.blocks.filter { $0.standing == .planned && $0.allowsChanges }
  }

  private func row(_ planned: PlannedBlock) -> HTML {
    let (id, name) = (planned.block.id, words.quoted(planned.task?.title ?? planned.block.title))
    return li {
      a(
        .class("title"), .href(Route.block(id).url), .named("dir", "auto"),
        text: planned.task?.title ?? planned.block.title)
      span(.class("note"), text: words.length(minutes: planned.block.minutes))
      span(.class("acts")) {
        BlockButton(id: id, verb: .move, name: "to", value: "tomorrow", text: .anotherDay, of: name, frame: frame).body
        if planned.block.minutes > 15 {
          BlockButton(
            id: id, verb: .resize, name: "minutes", value: "\(planned.block.minutes - 15)", text: .shorter, of: name,
            frame: frame
          ).body
        }
        BlockButton(id: id, verb: .unschedule, name: "do", value: "drop", text: .drop, of: name, frame: frame).body
      }
    }
  }
}

/// A button that performs an action on a block; it submits the surrounding form.
struct BlockButton {
  var id: BlockID
  var verb: BlockVerb
  var name: String
  var value: String
  var text: DayPhrase
  /// The block's title in quotation marks.
  var of: String
  var frame: Frame
  var classes = "btn btn-quiet btn-s"

  var body: HTML {
    button(
      .class(classes), .name(name), .value(value), .named("formaction", Route.changeBlock(id, verb).url),
      .label("\(frame.words[day: text]): \(of)"), text: frame.words[day: text])
  }
}
