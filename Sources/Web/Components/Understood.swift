import Domain
import Markup

/// The interpretation of a quick-add line: its text with the recognised words highlighted, and a chip for each.
struct Understood {
  var captured: Captured
  var grammar: QuickAdd
  var lists: [SourceList]
  var frame: Frame
  /// The form fields, if the line is a form's title.
  var reading: TitleReading?
  /// A preview of the task.
  var preview: TaskPreview?

  private var words: Words { frame.words }
  private var today: Day { grammar.now.day }

  /// The response to the script, which copies the children of each element into the element of the same class.
  var body: HTML {
    .build {
      div(.class("quick-marks")) { marks }
      div(.class("quick-found"), .named("data-spoken", spoken)) { found }
      if let preview { div(.class("quick-preview")) { preview.body } }
    }
  }

  @HTMLBuilder var found: [HTML] {
    input(.type("hidden"), .name("at"), .value(CaptureForm.written(grammar.now)))
    if let reading { fills(reading) }
    if !captured.chips.isEmpty || !rejected.isEmpty {
      if reading == nil {
        title
      } else if !captured.chips.isEmpty {
        p(.class("note"), text: words(start: .becomes, words.quoted(captured.title)))
      }
      ul(.class("chips"), .label(words[capture: .understood])) {
        for (place, chip) in captured.chips.enumerated() { item(chip, isNamed: isNamed(place)) }
        for rejection in rejected { item(rejection) }
      }
    }
  }

  private var title: HTML {
    p(.class("quick-title")) {
      small(text: words.name(of: Field.title))
      span(.named("dir", "auto"), text: captured.title)
    }
  }

  /// The field values that the title sets.
  @HTMLBuilder private func fills(_ reading: TitleReading) -> [HTML] {
    for values in reading.values {
      span(.hidden(), .named("data-fill", values.query))
    }
  }

  /// The rejections that still apply to words of the line.
  private var rejected: [QuickAdd.Rejection] {
    grammar.rejected.filter { captured.text.holds($0.text) }
  }

  /// The interpretation as one sentence for screen readers.
  private var spoken: String {
    let facts = captured.chips.map { chip in
      let (name, value) = (words.name(ofChip: chip.kind), words.value(of: chip, today: today))
      if isOverruled(chip) { return words(capture: .fact, name, value + ", " + words[capture: .overruled]) }
      return chip.leftover.map { words(capture: .factWithLeftover, name, value, $0) }
        ?? words(capture: .fact, name, value)
    }
    return facts.isEmpty ? "" : words(capture: .spoken, facts.joined(separator: "; "))
  }

  // MARK: The line

  var marks: [HTML] {
    var pieces: [HTML] = []
    let units = Array(captured.text.utf16)
    var place = 0
    for chip in captured.chips where chip.utf16.lowerBound >= place && chip.utf16.upperBound <= units.count {
      pieces.append(.text(String(decoding: units[place..<chip.utf16.lowerBound], as: UTF16.self)))
      pieces.append(mark(text: String(decoding: units[chip.utf16], as: UTF16.self)))
      place = chip.utf16.upperBound
    }
    pieces.append(.text(String(decoding: units[place...], as: UTF16.self)))
    return pieces
  }

  // MARK: The chips

  /// Returns whether the chip shows the field's name. A phrase in several pieces has several chips, and only the
  /// first shows it.
  private func isNamed(_ place: Int) -> Bool {
    let kind = captured.chips[place].kind
    return kind == .tag || !captured.chips[..<place].contains { $0.kind == kind }
  }

  private func item(_ chip: Chip, isNamed: Bool) -> HTML {
    let (name, value) = (words.name(ofChip: chip.kind), words.value(of: chip, today: today))
    let rejection = CaptureForm.written(QuickAdd.Rejection(chip.kind, chip.text))
    let isOverruled = isOverruled(chip)
    return li(
      .class(isOverruled ? "chip chip-got is-rejected" : "chip chip-got"), .named("data-kind", chip.kind.rawValue)
    ) {
      drawing(of: chip)
      if isNamed { small(text: name) }
      span(.named("dir", "auto"), text: value)
      if let choice = chosen(chip) {
        input(.type("hidden"), .name("choose"), .value(CaptureForm.written(choice)))
      }
      if let leftover = chip.leftover {
        small(.named("dir", "auto"), text: words(capture: .leftover, leftover))
      }
      if isOverruled {
        small(text: words[capture: .overruled])
      } else {
        for other in chip.alternatives.prefix(2) { alternative(other, to: chip) }
      }
      button(
        .class("chip-x"), .type("button"), .named("data-reject", rejection),
        .label(words(capture: .reject, name, value))
      ) { frame.icon(.close, class: "i i-s") }
    }
  }

  /// Returns whether the form field has a different value.
  private func isOverruled(_ chip: Chip) -> Bool { reading?.overruled.contains(chip.kind) ?? false }

  private func alternative(_ value: String, to chip: Chip) -> HTML {
    var other = chip
    other.value = value
    let choice = QuickAdd.Choice(chip.kind, chip.text, value)
    let name = words.value(of: other, today: today)
    return button(
      .class("chip-other"), .type("button"), .named("data-choose", CaptureForm.written(choice)),
      .label(words(capture: .choose, words.name(ofChip: chip.kind), name)), text: words(capture: .orElse, name))
  }

  private func item(_ rejection: QuickAdd.Rejection) -> HTML {
    let (name, value) = (words.name(ofChip: rejection.kind), CaptureForm.written(rejection))
    return li(.class("chip chip-got is-rejected")) {
      frame.icon(Understood.drawing(of: rejection.kind), class: "i i-s")
      small(text: name)
      span(.named("dir", "auto"), text: rejection.text)
      input(.type("hidden"), .name("reject"), .value(value))
      button(
        .class("chip-x"), .type("button"), .named("data-accept", value),
        .label(words(capture: .accept, name, rejection.text))
      ) { frame.icon(.undo, class: "i i-s") }
    }
  }

  /// Returns the user's choice for a chip.
  private func chosen(_ chip: Chip) -> QuickAdd.Choice? {
    grammar.chosen.first { $0.kind == chip.kind && $0.text == chip.text && $0.value == chip.value }
  }

  /// Returns the icon of a chip; importance looks as in rows.
  private func drawing(of chip: Chip) -> HTML {
    if chip.kind == .importance { return italic(.class("imp imp-\(chip.value)"), .hiddenFromReaders) }
    return frame.icon(Understood.drawing(of: chip.kind), class: "i i-s")
  }

  private static func drawing(of kind: Chip.Kind) -> Icon.Name {
    switch kind {
    case .due, .notBefore, .until: .calendar
    case .duration: .clock
    case .importance: .high
    case .urgency: .urgent
    case .grade: .top
    case .type: .maintenance
    case .list: .backlog
    case .tag: .tag
    case .recurrence, .anchor: .repeats
    }
  }
}
