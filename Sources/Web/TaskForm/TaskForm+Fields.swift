import Domain

extension TaskForm {
  /// Names of what the form was filled with start with this, so that saving touches only what the person changed.
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

  /// What a link to the form of a new task may say already: `title`, `list`, `day`, `time`, `notes` and `tag`.
  init(prefilledBy query: Fields) {
    title = query["title"] ?? ""
    list = query["list"] ?? ""
    dueDay = query["day"] ?? ""
    dueTime = query["time"] ?? ""
    notes = query["notes"] ?? ""
    tags = Tags(query.all("tag")).names
    parent = query["parent"] ?? ""
  }

  /// Name and value of every field, for sending them along unseen.
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

  /// An identifier as the form was given one; anything else counts as none.
  static func key(_ text: String) -> String {
    let isIdentifier =
      text.utf8.count <= 64
      && text.utf8.allSatisfy { Ascii.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    return isIdentifier ? text : ""
  }
}

/// Lines as browsers send them.
enum PlainText {
  /// Lines end with a line feed alone; browsers send a carriage return before each.
  static func withoutReturns(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
