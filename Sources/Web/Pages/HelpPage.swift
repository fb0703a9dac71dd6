import Domain
import Markup

/// All keyboard shortcuts and touch gestures.
struct HelpPage {
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[.help], route: .help) {
      div(.class("col form")) {
        div(.class("head")) { h1(.class("grow"), text: words[.keys]) }
        p(.class("note"), text: words[.keysText])
        p(.class("note"), .id("single-keys"), text: words[frame.singleKeys.note])
        p { a(.class("link"), .href(Route.settings.url), text: words[.singleKeysChange]) }
        section(.labelledBy("keys-general")) {
          h2(.id("keys-general"), text: words[.keysGeneral])
          general
        }
        section(.labelledBy("keys-focus")) {
          h2(.id("keys-focus"), text: words[focus: .keys])
          inFocus
        }
        section(.labelledBy("keys-backlog")) {
          h2(.id("keys-backlog"), text: words[.keysInBacklog])
          inBacklog
        }
        section(.labelledBy("keys-plan")) {
          h2(.id("keys-plan"), text: words[hand: .keys])
          onPlan
        }
        section(.labelledBy("keys-methods")) {
          h2(.id("keys-methods"), text: words[method: .keysHeading])
          inMethods
        }
        section(.labelledBy("touch")) {
          h2(.id("touch"), text: words[.touchHeading])
          p(.class("note"), text: words[.touchText])
          p(.class("note"), text: words[focus: .touch])
        }
        p { a(.class("link"), .href(Route.backlog(page: 1).url), text: words[.toBacklog]) }
      }
    }
  }

  private var general: HTML {
    definitions(.class("keys")) {
      keys(["q", "/"], .keyQuickAdd)
      keys(["n"], .keyNewTask)
      keys(["\(words[.controlKey]) K"], words[palette: .keyOpen])
      div {
        term { kbd(text: "f") }
        definition(text: words[find: .keyFind])
      }
      keys(["\(words[.controlKey]) Z"], .keyUndo)
      keys(["\(words[.controlKey]) \(words[.shiftKey]) Z"], .keyRedo)
      keys(["?"], .keyHelp)
    }
  }

  private var inFocus: HTML {
    definitions(.class("keys")) {
      keys([words.spaceKey], words[focus: .keyComplete])
      keys(["s"], words[focus: .keyShuffle])
      keys(["e"], words[focus: .keyEdit])
      keys([words[.deleteKey]], words[focus: .keyTrash])
      keys(["a"], words[focus: .keyAdd])
      keys(["Esc"], words[focus: .keyEscape])
    }
  }

  private var inBacklog: HTML {
    definitions(.class("keys")) {
      keys(["↑", "↓"], .keyBetweenRows)
      keys(["Alt ↑", "Alt ↓"], .keyMoveUpDown)
      keys(["c"], .keyComplete)
      keys(["r", "F2"], .keyRename)
      keys(["d"], .keyDuration)
      keys(["m"], .keyPosition)
      keys(["p"], words[day: .keySchedule])
      keys([words[.deleteKey]], .keyDelete)
      keys(["."], .keyMenu)
      keys(["x"], words[backlog: .keySelect])
      keys(["\(words[.controlKey]) A"], words[backlog: .keySelectAll])
      keys(["Alt →", "Alt ←"], words[backlog: .keyIndent])
      keys(["→", "←"], words[backlog: .keyFold])
    }
  }

  private var onPlan: HTML {
    let (shift, enter) = (words[.shiftKey], words[.enterKey])
    return definitions(.class("keys")) {
      keys(["t"], words[hand: .keyToday])
      keys(["←", "→"], words[hand: .keyDays])
      keys(["−", "+"], words[hand: .keySize])
      keys([enter, words.spaceKey], words[hand: .keyTake])
      keys([words.spaceKey], words[hand: .keyTakeTitle])
      keys(["↑", "↓"], words[hand: .keyMove])
      keys([words[.pageUpKey], words[.pageDownKey]], words[hand: .keyHour])
      keys(["\(shift) ↑", "\(shift) ↓"], words[hand: .keyLength])
      keys(["←", "→"], words[hand: .keyOtherDay])
      keys([words[.deleteKey]], words[hand: .keyTray])
      keys([enter, words.spaceKey], words[hand: .keyDrop])
      keys(["Esc"], words[hand: .keyGiveUp])
      keys(["p"], words[hand: .keyPick])
      keys(["."], words[hand: .keyMenu])
    }
  }

  private var inMethods: HTML {
    let shift = words[.shiftKey]
    return definitions(.class("keys")) {
      keys(["\(shift) A", "… E"], words[method: .keyGrade])
      keys(["\(shift) 0"], words[method: .keyNoGrade])
      keys(["\(shift) 1", "… 4"], words[method: .keyQuadrant])
      keys(["Alt ↑", "Alt ↓"], words[method: .keyStep])
      keys(["m"], words[method: .keyNumber])
      keys(["w"], words[method: .keyDelegate])
      keys(["b"], words[method: .keyStart])
    }
  }

  private func keys(_ names: [String], _ meaning: Phrase) -> HTML { keys(names, words[meaning]) }

  private func keys(_ names: [String], _ meaning: String) -> HTML {
    div {
      term {
        for (index, name) in names.enumerated() {
          if index > 0 { " \(words[.keyOr]) " }
          kbd(text: name)
        }
      }
      definition(text: meaning)
    }
  }
}

extension SingleKeys {
  /// Where single-key shortcuts are active.
  fileprivate var note: Phrase {
    switch self {
    case .everywhere: .keysEverywhere
    case .inside: .keysInside
    case .off: .keysOff
    }
  }
}
