import Domain
import Testing

@testable import Sync

/// The instants and offsets were worked out by another implementation, the `zoneinfo` of Python.
@Suite("Time zones")
struct ZoneTests {
  struct Edge: Sendable {
    var zone: String
    /// The first second of the new offset; for a zone without changes any second.
    var change: Int64
    var before: Int64
    var after: Int64

    init(_ zone: String, _ change: Int64, _ before: Int64, _ after: Int64) {
      (self.zone, self.change, self.before, self.after) = (zone, change, before, after)
    }
  }

  struct Wall: Sendable {
    var zone: String
    /// What the clock shows, written as if it were UTC.
    var shown: String
    var instant: String

    init(_ zone: String, _ shown: String, _ instant: String) {
      (self.zone, self.shown, self.instant) = (zone, shown, instant)
    }
  }

  @Test(
    "a name is understood in any case",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("utc", "UTC"),
      ("america/ARGENTINA/buenos_aires", "America/Argentina/Buenos_Aires"), ("Etc/GMT+5", "Etc/GMT+5"),
    ])
  func named(text: String, name: String) {
    #expect(ZoneNames.named(text) == name)
  }

  @Test(
    "what is no name of a zone is none",
    arguments: [
      "", " ", "Berlin", "Europe", "Europe/Nowhere", "Europe/Berlin ", "posix/Europe/Berlin", "right/UTC", "posixrules",
      "localtime", "Factory", "tzdata.zi", "zone.tab", "../../../etc/localtime", "/usr/share/zoneinfo/Europe/Berlin",
      ":Europe/Berlin", "CET-1CEST", "CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin\u{0}", "+01:00",
      String(repeating: "Europe/", count: 10_000),
    ])
  func unnamed(text: String) {
    #expect(ZoneNames.named(text) == nil)
  }

  @Test("every name offered is one that is understood")
  func offered() {
    #expect(ZoneNames.all.count > 300 && ZoneNames.all.contains("Europe/Vienna") && ZoneNames.all.last == "UTC")
    for name in ZoneNames.all { #expect(ZoneNames.named(name) != nil, "\(name)") }
  }

  @Test(
    "the offset changes at the second it is to change",
    arguments: [
      Edge("Europe/Berlin", 1_774_746_000, 3600, 7200),
      Edge("Europe/Berlin", 1_792_890_000, 7200, 3600),
      Edge("Europe/Berlin", 1_901_149_200, 3600, 7200),
      Edge("Europe/Berlin", 1_919_293_200, 7200, 3600),
      Edge("Europe/Berlin", 2_121_901_200, 3600, 7200),
      Edge("Europe/Berlin", 2_140_045_200, 7200, 3600),
      Edge("Europe/Berlin", 2_153_350_800, 3600, 7200),
      Edge("Europe/Berlin", 2_172_099_600, 7200, 3600),
      Edge("Europe/Berlin", 2_374_102_800, 3600, 7200),
      Edge("Europe/Berlin", 2_392_851_600, 7200, 3600),
      Edge("America/New_York", 1_772_953_200, -18_000, -14_400),
      Edge("America/New_York", 1_793_512_800, -14_400, -18_000),
      Edge("America/New_York", 1_899_356_400, -18_000, -14_400),
      Edge("America/New_York", 1_919_916_000, -14_400, -18_000),
      Edge("America/New_York", 2_120_108_400, -18_000, -14_400),
      Edge("America/New_York", 2_140_668_000, -14_400, -18_000),
      Edge("America/New_York", 2_152_162_800, -18_000, -14_400),
      Edge("America/New_York", 2_172_722_400, -14_400, -18_000),
      Edge("America/New_York", 2_372_914_800, -18_000, -14_400),
      Edge("America/New_York", 2_393_474_400, -14_400, -18_000),
      Edge("Pacific/Auckland", 1_775_311_200, 46_800, 43_200),
      Edge("Pacific/Auckland", 1_790_431_200, 43_200, 46_800),
      Edge("Pacific/Auckland", 1_901_714_400, 46_800, 43_200),
      Edge("Pacific/Auckland", 1_916_834_400, 43_200, 46_800),
      Edge("Pacific/Auckland", 2_122_466_400, 46_800, 43_200),
      Edge("Pacific/Auckland", 2_137_586_400, 43_200, 46_800),
      Edge("Pacific/Auckland", 2_153_916_000, 46_800, 43_200),
      Edge("Pacific/Auckland", 2_169_036_000, 43_200, 46_800),
      Edge("Pacific/Auckland", 2_374_668_000, 46_800, 43_200),
      Edge("Pacific/Auckland", 2_389_788_000, 43_200, 46_800),
      Edge("America/Santiago", 1_775_358_000, -10_800, -14_400),
      Edge("America/Santiago", 1_788_667_200, -14_400, -10_800),
      Edge("America/Santiago", 1_901_761_200, -10_800, -14_400),
      Edge("America/Santiago", 1_915_070_400, -14_400, -10_800),
      Edge("America/Santiago", 2_122_513_200, -10_800, -14_400),
      Edge("America/Santiago", 2_135_822_400, -14_400, -10_800),
      Edge("America/Santiago", 2_153_962_800, -10_800, -14_400),
      Edge("America/Santiago", 2_167_272_000, -14_400, -10_800),
      Edge("America/Santiago", 2_374_714_800, -10_800, -14_400),
      Edge("America/Santiago", 2_388_024_000, -14_400, -10_800),
      Edge("Australia/Lord_Howe", 1_775_314_800, 39_600, 37_800),
      Edge("Australia/Lord_Howe", 1_791_041_400, 37_800, 39_600),
      Edge("Australia/Lord_Howe", 1_901_718_000, 39_600, 37_800),
      Edge("Australia/Lord_Howe", 1_917_444_600, 37_800, 39_600),
      Edge("Australia/Lord_Howe", 2_122_470_000, 39_600, 37_800),
      Edge("Australia/Lord_Howe", 2_138_196_600, 37_800, 39_600),
      Edge("Australia/Lord_Howe", 2_153_919_600, 39_600, 37_800),
      Edge("Australia/Lord_Howe", 2_169_646_200, 37_800, 39_600),
      Edge("Australia/Lord_Howe", 2_374_671_600, 39_600, 37_800),
      Edge("Australia/Lord_Howe", 2_390_398_200, 37_800, 39_600),
      Edge("Asia/Kathmandu", 1_782_864_000, 20_700, 20_700),
      Edge("Asia/Kathmandu", 1_909_094_400, 20_700, 20_700),
      Edge("Asia/Kathmandu", 2_130_019_200, 20_700, 20_700),
      Edge("Asia/Kathmandu", 2_161_555_200, 20_700, 20_700),
      Edge("Asia/Kathmandu", 2_382_480_000, 20_700, 20_700),
    ])
  func offsets(edge: Edge) throws {
    let rules = try #require(ZoneTable.rules(named: edge.zone))
    #expect(rules.offset(at: edge.change - 1) == edge.before)
    #expect(rules.offset(at: edge.change) == edge.after)
  }

  @Test(
    "in a gap a time moves forward, in an overlap the first occurrence counts",
    arguments: [
      Wall("Europe/Berlin", "2026-03-29T02:30:00Z", "2026-03-29T01:30:00Z"),
      Wall("Europe/Berlin", "2026-10-25T02:30:00Z", "2026-10-25T00:30:00Z"),
      Wall("Europe/Berlin", "2045-03-26T02:30:00Z", "2045-03-26T01:30:00Z"),
      Wall("Europe/Berlin", "2045-10-29T02:30:00Z", "2045-10-29T00:30:00Z"),
      Wall("America/New_York", "2026-03-08T02:30:00Z", "2026-03-08T07:30:00Z"),
      Wall("America/New_York", "2026-11-01T01:30:00Z", "2026-11-01T05:30:00Z"),
      Wall("America/New_York", "2045-03-12T02:30:00Z", "2045-03-12T07:30:00Z"),
      Wall("America/New_York", "2045-11-05T01:30:00Z", "2045-11-05T05:30:00Z"),
      Wall("Pacific/Auckland", "2026-04-05T02:30:00Z", "2026-04-04T13:30:00Z"),
      Wall("Pacific/Auckland", "2026-09-27T02:30:00Z", "2026-09-26T14:30:00Z"),
      Wall("Pacific/Auckland", "2045-04-02T02:30:00Z", "2045-04-01T13:30:00Z"),
      Wall("Pacific/Auckland", "2045-09-24T02:30:00Z", "2045-09-23T14:30:00Z"),
      Wall("America/Santiago", "2026-04-04T23:30:00Z", "2026-04-05T02:30:00Z"),
      Wall("America/Santiago", "2026-09-06T00:30:00Z", "2026-09-06T04:30:00Z"),
      Wall("America/Santiago", "2045-04-01T23:30:00Z", "2045-04-02T02:30:00Z"),
      Wall("America/Santiago", "2045-09-03T00:30:00Z", "2045-09-03T04:30:00Z"),
      Wall("Australia/Lord_Howe", "2026-04-05T01:45:00Z", "2026-04-04T14:45:00Z"),
      Wall("Australia/Lord_Howe", "2026-10-04T02:15:00Z", "2026-10-03T15:45:00Z"),
      Wall("Australia/Lord_Howe", "2045-04-02T01:45:00Z", "2045-04-01T14:45:00Z"),
      Wall("Australia/Lord_Howe", "2045-10-01T02:15:00Z", "2045-09-30T15:45:00Z"),
    ])
  func walls(wall: Wall) throws {
    let rules = try #require(ZoneTable.rules(named: wall.zone))
    let shown = try #require(Instant(iso: wall.shown))
    #expect(Instant(seconds: rules.seconds(showing: shown.seconds)).iso == wall.instant)
  }

  @Test("long ago counts what counted then")
  func past() throws {
    let rules = try #require(ZoneTable.rules(named: "Europe/Berlin"))
    #expect(rules.offset(at: -3_000_000_000) == 3_208)
    #expect(rules.offset(at: 0) == 3_600)
  }

  @Test(
    "a name that leads elsewhere is no zone",
    arguments: [
      "", "/etc/passwd", "../zoneinfo/UTC", "Europe/../UTC", "Europe", "Europe/", "./UTC", "tzdata.zi", "a,b",
    ])
  func names(name: String) {
    #expect(ZoneTable.rules(named: name) == nil)
  }

  @Test(
    "a yearly rule is read",
    arguments: [
      ("EST5EDT", 1_783_166_400, -14_400), ("EST5EDT", 1_796_860_800, -18_000), ("IST-5:30", 0, 19_800),
      ("<-03>3", 0, -10_800), ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_783_166_400, 3_600),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_796_860_800, 0), ("XXX3EDT4,0/0,J365/23", 1_783_166_400, -14_400),
      ("A-1", 0, nil), ("CET", 0, nil), ("CET-1CEST,", 0, nil), ("CET-1CEST,M13.1.0,M1.1.0", 0, nil),
      ("Eastern Standard Time", 0, nil),
    ] as [(String, Int64, Int64?)])
  func rules(text: String, instant: Int64, offset: Int64?) {
    #expect(PosixRule(text)?.offset(at: instant) == offset)
  }

  @Test("an old file with times of 32 bits is read, a damaged one is none")
  func files() {
    let header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    let counts: [UInt8] = [0, 0, 0, 1, 2, 4]
    let start = header + counts.flatMap { [0, 0, 0, $0] } as [UInt8]
    let file: [UInt8] = start + [0, 0, 0, 100, 1] + [0, 0, 0, 60, 0, 0] + [0, 0, 14, 16, 1, 0] + [65, 66, 67, 0]
    let rules = ZoneFile.rules(file)
    #expect(rules?.offset(at: 99) == 60)
    #expect(rules?.offset(at: 100) == 3_600)
    for length in 0..<file.count { #expect(ZoneFile.rules(Array(file[..<length])) == nil) }
  }
}
