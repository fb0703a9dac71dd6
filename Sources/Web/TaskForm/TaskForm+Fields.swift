import Domain

extension TaskForm {
  /// The name prefix of the fields with the form's initial values, so that saving affects only what the user changed.
  static let before = "was-"

  init(_ form: Fields, prefix: String = "") {
    func text(_ name: String) -> String { form["\(prefix)\(name)"] ?? "" }
    title = text("title")
    duration = form["\(prefix)duration"] ?? TaskForm.none
    otherMinutes = text("minutes")
    importance = form["\(prefix)importance"] ?? importance
    urgency = form["\(prefix)urgency"] ?? urgency
    type = form["\(prefix)type"] ?? type
    tags = form.all("\(prefix)tag")
    newTag = text("new-tag")
    dueDay = text("due")
    dueTime = text("time")
    notBefore = text("not-before")
    parentTitle = OneLine.folded(text("parent-title"))
    recurrence = RecurrenceForm(form, prefix: prefix)
    notes = PlainText.withoutReturns(text("notes"))
    list = text("list")
    grade = form["\(prefix)grade"] ?? grade
    subPriority = text("sub-priority")
    delegatedTo = text("delegated-to")
    parent = text("parent")
    guard prefix.isEmpty else { return }
    key = Self.key(text("key"))
    scope = form["scope"] ?? scope
    elsewhere = form.all("elsewhere").compactMap { Field(rawValue: $0) }
  }

  /// Prefills a new task from a link's query: `title`, `list`, `day`, `time`, `notes` and `tag`.
  init(prefilledBy query: Fields) {
    title = query["title"] ?? ""
    list = query["list"] ?? ""
    dueDay = query["day"] ?? ""
    dueTime = query["time"] ?? ""
    notes = query["notes"] ?? ""
    tags = Tags(query.all("tag")).names
    parent = query["parent"] ?? ""
  }

  /// The names and values of all fields, for hidden inputs.
  var pairs: [Fields.Pair] {
    var pairs: [Fields.Pair] = [
      .init("title", title), .init("duration", duration), .init("minutes", otherMinutes),
      .init("importance", importance), .init("urgency", urgency), .init("type", type),
    ]
    for tag in tags { pairs.append(.init("tag", tag)) }
    pairs += [.init("due", dueDay), .init("time", dueTime), .init("not-before", notBefore)]
    pairs += recurrence.pairs
    pairs += [
      .init("notes", notes), .init("list", list), .init("grade", grade), .init("sub-priority", subPriority),
      .init("delegated-to", delegatedTo), .init("parent", parent),
    ]
    return pairs
  }

  /// Returns a valid form identifier; empty for any other text.
  static func key(_ text: String) -> String {
    let isIdentifier =
      text.utf8.count <= 64
      && text.utf8.allSatisfy { Ascii.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    return isIdentifier ? text : ""
  }
}

/// Normalises line ends sent by browsers.
enum PlainText {
  /// Removes the carriage return that browsers send before each line feed.
  static func withoutReturns(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
