import Domain
import Markup

/// The timer on the card. It is exact when the page is rendered; a script continues from there.
struct FocusTimer {
  var reading: TimerReading
  var task: TaskID
  var now: Instant
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if reading.mode != .none {
      div(
        .class("timer is-\(reading.phase.rawValue)"), .id("focus-timer"), .role("group"),
        .label(words[focus: .timer]), .named("data-phase", reading.phase.rawValue),
        .named("data-seconds", number: reading.seconds),
        .named("data-since", ifAny: reading.since.map { "\($0.seconds)" }),
        .named("data-total", ifAny: reading.total.map { "\($0 * 60)" }), .flag("data-runs", reading.since != nil),
        .named("data-word-break", words[focus: .breakBegins]), .named("data-word-work", words[focus: .workBegins])
      ) {
        p {
          bold(.id("focus-clock"), text: words.clock(seconds: reading.seconds))
          span(.class("note"), text: rest)
        }
        presses
        if let total = reading.total, total > 0 { ruler(total) }
      }
    }
  }

  private var rest: String {
    var parts: [String] = []
    if let total = reading.total { parts.append(words(focus: .ofMinutes, words.length(minutes: total))) }
    switch reading.phase {
    case .paused: parts.append(words[focus: .paused])
    case .onBreak: parts.append(words[focus: .onBreak])
    case .idle where reading.actualMinutes > 0:
      parts.append(words(focus: .spentSoFar, words.lengthInSentence(minutes: reading.actualMinutes)))
    default: break
    }
    return " " + parts.joined(separator: " · ")
  }

  private var presses: HTML {
    form(.class("presses"), .method("post"), .action(Route.actOnFocus(.timer).url)) {
      input(.type("hidden"), .name("task"), .value(task.text))
      switch reading.phase {
      case .idle: press("start", .play, .start)
      case .working:
        press("pause", .pause, .pause)
        press("stop", nil, .stop)
      case .paused:
        press("start", .play, .goOn)
        press("stop", nil, .stop)
      case .onBreak:
        press("start", .play, .goOn)
        press("stop", nil, .stop)
      }
    }
  }

  private func press(_ value: String, _ drawing: Icon.Name?, _ name: FocusPhrase) -> HTML {
    button(.class("btn btn-quiet btn-s"), .id("focus-\(value)"), .name("press"), .value(value)) {
      if let drawing { frame.icon(drawing, class: "i i-s") }
      words[focus: name]
    }
  }

  /// A ruler with a tick per minute and a long one every five; above an hour, a tick every five and a long one every
  /// thirty.
  private func ruler(_ minutes: Int) -> HTML {
    let step = minutes > 60 ? 5 : 1
    let long = minutes > 60 ? 30 : 5
    return div(.class("ruler")) {
      Tag("progress")(
        .id("focus-passed"), .named("max", number: minutes * 60), .value("\(min(reading.seconds, minutes * 60))"),
        .label(words(focus: .elapsedOf, "\(reading.seconds / 60)", "\(minutes)")),
        .named("data-word", words[focus: .elapsedOf]))
      svg(
        .hiddenFromReaders, .named("viewBox", "0 0 \(minutes) 12"), .named("preserveAspectRatio", "none")
      ) {
        Tag("path")(.named("d", notches(minutes, step, long)))
      }
    }
  }

  private func notches(_ minutes: Int, _ step: Int, _ long: Int) -> String {
    // Limits the number of ticks for very long tasks, so that they stay distinguishable.
    let step = minutes > 480 ? long : step
    return stride(from: 0, through: minutes, by: step).map { "M\($0) \($0 % long == 0 ? 0 : 6)V12" }.joined()
  }
}
