import Domain
import Markup

/// A suggestion to move a task to another quadrant, accepted with one press. Nothing changes automatically.
struct SuggestedField {
  var item: PlanItem
  var facts: MethodFacts
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if let suggestion = facts.suggestions[item.id], let quadrant = suggestion.quadrant(of: TaskFacts(item)) {
      let reason = words.sentence(suggestion, today: frame.today)
      button(
        .class("accept"), .name("quadrant"), .value("\(quadrant.rawValue)"),
        .named("formaction", Route.change(item.id, .quadrant).url),
        .named("title", words(method: .moveTo, words.name(of: quadrant))),
        .label(words(method: .suggestedField, reason, words.quoted(item.title), words.name(of: quadrant)))
      ) {
        reason
        span(.class("to"), .hiddenFromReaders, text: " → \(words.name(of: quadrant))")
      }
    }
  }
}

extension Words {
  /// Phrases the suggestion as a question.
  func sentence(_ suggestion: MethodSuggestion, today: Day) -> String {
    var parts: [String] = []
    if let urgency = suggestion.urgency { parts.append(self(method: .urgentMaybe, reason(urgency, today))) }
    if let grade = suggestion.importance { parts.append(self(method: .importantMaybe, grade.letter)) }
    return parts.joined(separator: " · ")
  }

  private func reason(_ urgency: MethodSuggestion.Urgency, _ today: Day) -> String {
    switch urgency {
    case .overdue(let due): self(.overdueSince, self.due(due, today: today))
    case .dueSoon(let due): self(.dueIs, self.due(due, today: today))
    case .littleTime(let free, let needed, let before):
      self(
        method: .littleTime, lengthInSentence(minutes: free), self.due(before, today: today),
        lengthInSentence(minutes: needed))
    }
  }
}
