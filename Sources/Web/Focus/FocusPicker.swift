import Domain
import Markup

/// The picker for the source of the card: the list, a filter, and how the next task is drawn.
struct FocusPicker {
  var scene: FocusScene
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    details(.class("chooser"), .id("focus-pick"), .named("data-behavior", "focus-pick")) {
      summary(.id("focus-picker")) {
        span(.class("chooser-name"), .named("dir", "auto"), text: name)
        if scene.narrowing != .none { span(.class("sum"), text: words.name(of: scene.narrowing)) }
        span(.class("vh"), text: ", \(words[focus: .sourceHint])")
        frame.icon(.unfold, class: "i i-s")
      }
      div(.class("popover")) {
        group("list", .list, .choose) { lists }
        group("from", .drawFrom, .draw) {
          for each in FocusNarrowing.allCases {
            choice("from", each.name, words.name(of: each), scene.narrowing == each)
          }
        }
        group("order", .order, .order) {
          choice("order", FocusDraw.uniform.rawValue, words[focus: .uniform], scene.draw == .uniform)
          choice("order", FocusDraw.bag.rawValue, words[focus: .bag], scene.draw == .bag)
        }
      }
    }
  }

  private var name: String {
    switch scene.source {
    case .list: scene.sourceName
    case .all: words[focus: .allLists]
    case nil: words[focus: .list]
    }
  }

  private func group(
    _ id: String, _ title: FocusPhrase, _ verb: FocusVerb, @HTMLBuilder content: () -> [HTML]
  ) -> HTML {
    form(.method("post"), .action(Route.actOnFocus(verb).url)) {
      fieldset(.id("focus-by-\(id)")) {
        legend(.class("chooser-group"), text: words[focus: title])
        content()
      }
    }
  }

  @HTMLBuilder private var lists: [HTML] {
    choice("list", "", words[focus: .allLists], scene.source == .all)
    for list in scene.lists { FocusListChoice(list: list, scene: scene, frame: frame).body }
  }

  private func choice(_ name: String, _ value: String, _ text: String, _ isChosen: Bool) -> HTML {
    button(
      .name(name), .value(value), .id("focus-\(name)-\(value)"),
      .named("aria-current", ifAny: isChosen ? "true" : nil)
    ) {
      text
    }
  }
}

/// One list to draw from, with its number of open tasks.
struct FocusListChoice {
  var list: FocusList
  var scene: FocusScene
  var frame: Frame

  private var words: Words { frame.words }
  private var isChosen: Bool { scene.source == .list(list.id) }

  var body: HTML {
    button(
      .name("list"), .value(list.id.text), .id("focus-list-\(PathSegment.written(list.id.text))"),
      .named("aria-current", ifAny: isChosen ? "true" : nil)
    ) {
      span(.class("chooser-name"), .named("dir", "auto"), text: name)
      small(text: state)
    }
  }

  /// The list's name, with the account if several accounts have a list of that name.
  private var name: String {
    let isShared = scene.lists.count { $0.name == list.name } > 1
    guard isShared, let account = list.account else { return list.name }
    return words(focus: .listWithAccount, list.name, account)
  }

  private var state: String {
    if list.access == .denied { return words[focus: .noAccess] }
    return words.count(list.openCount, focus: .openCountOne, .openCountMany)
  }
}
