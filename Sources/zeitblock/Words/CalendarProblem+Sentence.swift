import CommandLine
import Domain
import ICalendar

extension ICalendar.Problem.Kind {
  /// Describes the problem, without a full stop.
  func sentence(in language: Language) -> String {
    switch self {
    case .noComponent, .bareLineFeed, .badUTF8, .controlCharacter, .overlongLine, .notAProperty, .outsideComponent,
      .missingEnd, .endWithoutBegin:
      aboutText(language)
    case .missingProperty, .repeatedProperty, .emptyValue, .invalidDate, .wrongDateForm, .invalidDuration,
      .invalidNumber, .invalidStatus:
      aboutProperty(language)
    case .dueBeforeStart: language("DUE is before DTSTART", "DUE liegt vor DTSTART")
    case .dueAndStartOfDifferentForm:
      language(
        "DUE and DTSTART are not both days or both times", "DUE und DTSTART sind nicht beide Tage oder beide Zeitpunkte"
      )
    case .durationWithDue: language("DURATION and DUE exclude each other", "DURATION und DUE schließen sich aus")
    case .durationWithoutStart: language("DURATION has no DTSTART", "DURATION hat kein DTSTART")
    case .recurrenceWithoutStart: language("RRULE has no DTSTART", "RRULE hat kein DTSTART")
    }
  }

  private func aboutText(_ language: Language) -> String {
    switch self {
    case .noComponent: return language("there’s no component", "es gibt keinen Bestandteil")
    case .bareLineFeed(let lines):
      return language(
        "lines end without a carriage return (\(lines))", "Zeilen enden ohne Wagenrücklauf (\(lines))")
    case .badUTF8: return language("not UTF-8", "kein UTF-8")
    case .controlCharacter(let byte): return language("control character \(byte)", "Steuerzeichen \(byte)")
    case .overlongLine(let octets):
      return language(
        "the line has \(octets) octets, 75 are allowed", "die Zeile hat \(octets) Oktette, erlaubt sind 75")
    case .notAProperty: return language("not a property", "keine Eigenschaft")
    case .outsideComponent(let property):
      let property = printable(property)
      return language("\(property) is outside every component", "\(property) steht außerhalb jedes Bestandteils")
    case .missingEnd(let component):
      return language("END:\(printable(component)) is missing", "END:\(printable(component)) fehlt")
    case .endWithoutBegin(let component):
      return language("END:\(printable(component)) has no BEGIN", "END:\(printable(component)) hat kein BEGIN")
    default: return ""
    }
  }

  private func aboutProperty(_ language: Language) -> String {
    switch self {
    case .missingProperty(let property, let component):
      return language("\(component) has no \(property)", "\(component) hat kein \(property)")
    case .repeatedProperty(let property, let component):
      return language("\(component) has \(property) more than once", "\(component) hat \(property) mehrmals")
    case .emptyValue(let property): return language("\(property) is empty", "\(property) ist leer")
    case .invalidDate(let property): return language("\(property) isn’t a date", "\(property) ist kein Datum")
    case .wrongDateForm(let property):
      return language("\(property) has the wrong form of date", "\(property) hat die falsche Form von Datum")
    case .invalidDuration(let property):
      return language(
        "\(property) isn’t a duration",
        "\(property) ist keine Dauer")
    case .invalidNumber(let property):
      return language("\(property) isn’t a number in its range", "\(property) ist keine Zahl in ihrem Bereich")
    case .invalidStatus(let status, let component):
      let status = printable(status)
      return language("\(component) cannot have STATUS \(status)", "\(component) kann STATUS \(status) nicht haben")
    default: return ""
    }
  }
}
