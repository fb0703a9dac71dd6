import Testing

@testable import Domain

@Suite("Words that belong to a verb")
struct VerbParticleTests {
  @Test(arguments: german.rows)
  func stayInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: english.rows)
  func stayInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  @Test func makeAGoodTitleAfterwards() {
    let title = QuickAdd.morning(nil).parse("ruf den Klempner an ~20m !hoch").title
    #expect(TitleRules.improve(title).title == "Den Klempner anrufen")
  }

  static let german = CaptureTable(
    """
    ruf den Klempner an ~20m !hoch | title=ruf den Klempner an, min=20, imp=high
    Schalte das Radio an ~5m #haus | title=Schalte das Radio an, min=5, tags=haus
    fang mit der Steuer an ~2h | title=fang mit der Steuer an, min=120
    Melde dich bei Anna an !hoch | title=Melde dich bei Anna an, imp=high
    Zieh dich um ~5m | title=Zieh dich um, min=5
    Ruf Oma an ~20m | title=Ruf Oma an, min=20
    Ruf Mama an morgen | title=Ruf Mama an, due=2026-11-21
    Ruf Mama an jeden Sonntag | title=Ruf Mama an, rec=FREQ=WEEKLY;BYDAY=SU
    Ruf den Klempner heute an !hoch | title=Ruf den Klempner an, due=2026-11-20, imp=high
    Ruf den Klempner an für 20 min | title=Ruf den Klempner an, min=20
    Hol das Paket ab morgen | title=Hol das Paket ab, due=2026-11-21
    Hol Anna ab Montag früher ab | title=Hol Anna früher ab, nb=2026-11-23
    Grillen an jedem Sonntag | title=Grillen, rec=FREQ=WEEKLY;BYDAY=SU
    Urlaub planen ab morgen | title=Urlaub planen, nb=2026-11-21
    Lesen für ~30min | title=Lesen, min=30
    """)

  static let english = CaptureTable(
    """
    Check in ~10m | title=Check in, min=10
    Turn the heating on ~5m | title=Turn the heating on, min=5
    Log in !high | title=Log in, imp=high
    Drop by #family | title=Drop by, tags=family
    Hand it in Friday | title=Hand it in, due=2026-11-27
    Meeting on Monday | title=Meeting, due=2026-11-23
    Yoga for ~30min | title=Yoga, min=30
    """)
}
