public import Domain

extension Words {
  public subscript(review phrase: ReviewPhrase) -> String {
    text(phrase)
  }

  public func callAsFunction(review phrase: ReviewPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns the first text for the number 1, the second for any other; `{1}` is the number.
  public func count(_ number: Int, review one: ReviewPhrase, _ many: ReviewPhrase) -> String {
    counted(number, one, many)
  }

  /// Formats a percentage as a factor: `1.7`, or `1,7` in German, for 167.
  func factor(percent: Int) -> String {
    let tenths = (percent + 5) / 10
    return "\(tenths / 10)\(language == .german ? "," : ".")\(tenths % 10)"
  }

  /// Returns the name of a group of tasks.
  public func name(of group: Calibration.Group) -> String {
    switch group {
    case .all: self[review: .everything]
    case .type(let type): name(of: type)
    case .tag(let tag): "#" + tag
    case .task(let title): quoted(title)
    }
  }

  /// Formats a suggestion: `You estimate 30 min, it takes 50 min (median of 8).`
  func sentence(_ advice: Calibration.Advice) -> String {
    let figure = advice.figure
    let values = [
      lengthInSentence(minutes: figure.estimate), lengthInSentence(minutes: figure.actual), "\(figure.count)",
      name(of: figure.group),
    ]
    if case .task = figure.group { return filled(self[review: .advice], values) }
    return filled(self[review: .adviceOf], values)
  }
}
