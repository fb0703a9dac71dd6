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
    Standup an Werktagen | title=Standup, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Wandern an Wochenenden | title=Wandern, rec=FREQ=WEEKLY;BYDAY=SA,SU
    Ruf Oma an täglich | title=Ruf Oma an, rec=FREQ=DAILY
    Grillen an jedem Sonntag | title=Grillen, rec=FREQ=WEEKLY;BYDAY=SU
    Hol das Rad ab ab morgen | title=Hol das Rad ab, nb=2026-11-21
    Hol die Jacke raus ab Montag | title=Hol die Jacke raus, nb=2026-11-23
    Bau den Schrank um um 15 Uhr | title=Bau den Schrank um, due=2026-11-20T15:00
    Bau den Schrank um morgen um 15 Uhr | title=Bau den Schrank um, due=2026-11-21T15:00
    Stell die Uhr um abends | title=Stell die Uhr um, due=2026-11-20T19:00
    Räum den Keller auf Montag | title=Räum den Keller auf, due=2026-11-23
    Verschieb den Termin auf Montag | title=Verschieb den Termin auf Montag
    Mach die Kiste zu Montag | title=Mach die Kiste zu, due=2026-11-23
    Deko basteln zu Weihnachten | title=Deko basteln, due=2026-12-25
    Pack ein Montag | title=Pack ein, due=2026-11-23
    Kauf ein bis 17 Uhr | title=Kauf ein, due=2026-11-20T17:00
    Lies ein bis zwei Stunden | title=Lies, min=120
    Vortrag halten vor Montag | title=Vortrag halten, due=2026-11-23
    Ruf Opa an Weihnachten | title=Ruf Opa an, due=2026-12-25
    Brunch an Weihnachten | title=Brunch, due=2026-12-25
    Räum die Kisten weg im Dezember | title=Räum die Kisten weg, due=2026-12-01
    Nimm das Zelt mit im Juli | title=Nimm das Zelt mit, due=2027-07-01
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
    Wheel the cart out this Sunday | title=Wheel the cart out, due=2026-11-22
    Pop by Thursday | title=Pop by, due=2026-11-26
    Finish the mural by Thursday | title=Finish the mural, due=2026-11-26
    Show Nora around Sunday | title=Show Nora around, due=2026-11-22
    Meet Nora around Sunday | title=Meet Nora, due=2026-11-22
    Meet Nora around 5 | title=Meet Nora, due=2026-11-20T17:00
    Launch in about 2 hours | title=Launch, due=2026-11-20T11:30
    Call Nora about 3pm | title=Call Nora, due=2026-11-20T15:00
    Leave right at 5pm | title=Leave, due=2026-11-20T17:00
    Meeting on Monday | title=Meeting, due=2026-11-23
    Yoga for ~30min | title=Yoga, min=30
    """)
}
