import Foundation
import Testing

@testable import Web

/// Every text of the pages, in both languages, against the table of terms in `docs/words.md`.
@Suite("Terms")
struct TermsTests {
  struct Entry: CustomStringConvertible, Sendable {
    var key: String
    var german: String
    var english: String
    var description: String { key }
  }

  private static let tables: [[Entry]] = [
    entries(Phrase.self), entries(APIPhrase.self), entries(AccountPhrase.self), entries(BacklogPhrase.self),
    entries(CapturePhrase.self), entries(DayPhrase.self), entries(ElsewherePhrase.self), entries(ExchangePhrase.self),
    entries(FindPhrase.self), entries(FocusPhrase.self), entries(FormPhrase.self), entries(HandPhrase.self),
    entries(MethodPhrase.self), entries(PalettePhrase.self), entries(PlanningPhrase.self), entries(ReasonPhrase.self),
    entries(RepeatPhrase.self), entries(ReviewPhrase.self), entries(RitualPhrase.self), entries(SessionPhrase.self),
    entries(StartPhrase.self),
    entries(SyncPhrase.self),
    entries(TitlePhrase.self),
  ]

  private static func entries<Table: PhraseTable & CaseIterable>(_ table: Table.Type) -> [Entry] {
    Table.allCases.map { Entry(key: "\(table).\($0)", german: $0.german, english: $0.english) }
  }

  private static let terms: (english: [String], german: [String]) = {
    let file = root.appending(path: "docs/words.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return ([], []) }
    var terms: (english: [String], german: [String]) = ([], [])
    for line in text.components(separatedBy: "## Terms").last?.split(separator: "\n") ?? [] where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6, !cells[1].hasPrefix("---"), cells[1] != " English " else { continue }
      terms.english += words(cells[3])
      terms.german += words(cells[4])
    }
    return terms
  }()

  private static func words(_ cell: String) -> [String] {
    cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Where a replaced word means something else.
  private static let exceptions: [String: Set<String>] = [
    // What other apps call a task.
    "AccountPhrase.noAccountsText": ["reminders", "erinnerungen"],
    // What a button is called in another program.
    "StartPhrase.whereNextcloud": ["sessions", "sitzungen"],
    // The name of an app.
    "ExchangePhrase.importText": ["reminders", "erinnerungen"], "ExchangePhrase.ics": ["reminders", "erinnerungen"],
  ]

  @Test("every table of phrases is looked at")
  func allTables() throws {
    let folder = Self.root.appending(path: "Sources/Web/Words")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let declared = try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.filter {
      try String(contentsOf: $0, encoding: .utf8).contains("PhraseTable,")
    }
    #expect(declared.count == Self.tables.count)
  }

  @Test("the table of terms is read")
  func someTerms() {
    #expect(Self.terms.english.contains("session") && Self.terms.german.contains("Sitzung"))
    #expect(Self.terms.english.count > 50 && Self.terms.german.count > 50)
  }

  @Test("no text has a word that a term replaces", arguments: tables.joined())
  func terms(entry: Entry) {
    // What is only searched for may be anything people type.
    if entry.key.contains(".also") || entry.key == "ElsewherePhrase.linesAlso" { return }
    #expect(replaced(in: entry.english, by: Self.terms.english, entry.key) == [])
    #expect(replaced(in: entry.german, by: Self.terms.german, entry.key) == [])
  }

  @Test("marks are typographic", arguments: tables.joined())
  func marks(entry: Entry) {
    for text in [entry.german, entry.english] {
      #expect(!text.contains { "\"'!".contains($0) } && !text.contains("..."))
    }
  }

  @Test(
    "finds whole words in either case",
    arguments: [
      ("Your reminders are here", ["reminders"]), ("Reminders", ["reminders"]), ("a reminder’s title", ["reminder"]),
      ("Sync by itself", ["by itself"]), ("remindersome", []), ("re-session", []), ("--host-name", []), ("", []),
    ])
  func finding(text: String, expected: [String]) {
    #expect(replaced(in: text, by: ["reminder", "reminders", "by itself", "session", "host"], "") == expected)
  }

  private func replaced(in text: String, by terms: [String], _ key: String) -> [String] {
    let padded =
      " " + text.lowercased().map { $0.isLetter || $0 == "-" || $0 == "." ? String($0) : " \($0) " }.joined() + " "
    let spaced = padded.split(separator: " ").map { $0.hasSuffix(".") && $0 != "std." ? $0.dropLast() : $0 }
    let line = " " + spaced.joined(separator: " ") + " "
    return terms.map { $0.lowercased() }.filter { term in
      line.contains(" \(term) ") && Self.exceptions[key]?.contains(term) != true
    }
  }
}
