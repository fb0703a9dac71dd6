import Domain

extension Words {
  subscript(exchange phrase: ExchangePhrase) -> String { text(phrase) }

  func callAsFunction(exchange phrase: ExchangePhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  func count(_ number: Int, exchange one: ExchangePhrase, _ many: ExchangePhrase) -> String {
    counted(number, one, many, [])
  }

  func name(of format: ExchangeFormat) -> String {
    switch format {
    case .json: self[exchange: .json]
    case .ics: self[exchange: .ics]
    case .csv: self[exchange: .csv]
    case .todotxt: self[exchange: .todotxt]
    case .taskwarrior: self[exchange: .taskwarrior]
    case .todoist: self[exchange: .todoist]
    case .ticktick: self[exchange: .ticktick]
    }
  }

  /// Describes what was lost, how often, the first line, and an example.
  func sentence(_ entry: ConversionReport.Entry) -> String {
    let what = Field(rawValue: entry.field).map { name(of: $0) } ?? quoted(entry.field)
    var parts = [self(exchange: phrase(entry.reason), what)]
    if entry.count > 1 { parts.append(self(exchange: .times, "\(entry.count)")) }
    if entry.line > 0 { parts.append(self(exchange: .line, "\(entry.line)")) }
    if !entry.sample.isEmpty { parts.append(self(exchange: .sample, quoted(entry.sample))) }
    return parts.joined(separator: ", ")
  }

  private func phrase(_ reason: ConversionReport.Reason) -> ExchangePhrase {
    switch reason {
    case .notKept: .notKept
    case .unreadable: .unreadable
    case .shortened: .shortened
    case .changed: .changed
    case .untitled: .untitled
    case .deleted: .deleted
    case .repeated: .repeated
    case .noTask: .noTask
    case .completed: .completed
    }
  }

  /// Describes why a file was not read, and the remedy.
  func sentence(_ failure: ExchangeFailure) -> String {
    switch failure {
    case .empty: self[exchange: .empty]
    case .tooLarge(let limit): self(exchange: .tooLarge, "\(limit >> 20)")
    case .tooMany(let most): self(exchange: .tooMany, "\(most.entries)", "\(most.fields)")
    case .busy: self[exchange: .busy]
    case .unknownFormat: self[exchange: .unknownFormat]
    case .packed: self[exchange: .packed]
    case .notText(let line): self(exchange: .notText, "\(line)")
    case .notUTF8(let line): self(exchange: .notUTF8, "\(line)")
    case .syntax(let line): self(exchange: .syntax, "\(line)")
    case .truncated(let line): self(exchange: .truncated, "\(line)")
    case .missing(let field, let line): self(exchange: .missing, quoted(field), "\(line)")
    case .value(let field, let line): self(exchange: .value, quoted(field), "\(line)")
    case .newerVersion(let version): self(exchange: .newerVersion, "\(version)")
    }
  }

  /// Formats a day and time.
  func moment(of wall: WallClock, today: Day) -> String {
    let time = WallTime(minutes: wall.second / 60)?.iso ?? ""
    return wall.day == today ? self[.today] + " " + time : wall.day.iso + " " + time
  }
}
