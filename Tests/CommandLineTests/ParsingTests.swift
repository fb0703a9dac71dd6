import CommandLine
import Testing

@Suite struct Parsing {
  @Test func optionsMayStandBeforeBetweenAndAfterOperands() throws {
    let invocation = try sample.parse(["--json", "show", "-d", "/x", "utc", "--quiet"])
    #expect(invocation.path == ["show"])
    #expect(invocation.operands == ["utc"])
    #expect(invocation.has("json") && invocation.has("quiet"))
    #expect(invocation.value("data") == "/x")
  }

  @Test(arguments: [
    ["--data=/x=y", "list"], ["-d/x=y", "list"], ["list", "-qjd", "/x=y"], ["list", "--data", "/x=y"],
  ])
  func aValueIsTakenFromEverySpelling(arguments: [String]) throws {
    #expect(try sample.parse(arguments).value("data") == "/x=y")
  }

  @Test func aRepeatedOptionKeepsItsValuesInOrder() throws {
    #expect(try sample.parse(["show", "-t", "b", "--tag=a", "-tc", "utc"]).all("tag") == ["b", "a", "c"])
  }

  @Test func nothingAfterTwoDashesIsAnOption() throws {
    #expect(try sample.parse(["zone", "add", "--", "--json", "--", "-"]).operands == ["--json", "--", "-"])
  }

  @Test func anOptionIsNoValueOfTheOneBeforeIt() throws {
    #expect(throws: UsageError.missingValue(option: "--data")) { try sample.parse(["list", "--data", "--json"]) }
    #expect(try sample.parse(["list", "--data=--json"]).value("data") == "--json")
    #expect(try sample.parse(["list", "--data", "--odd"]).value("data") == "--odd")
  }

  @Test func aSingleDashIsAnOperand() throws {
    #expect(try sample.parse(["zone", "add", "-"]).operands == ["-"])
  }

  @Test func anEmptyOperandIsKept() throws {
    #expect(try sample.parse(["show", ""]).operands == [""])
  }

  @Test func helpDoesNotAskForOperands() throws {
    #expect(try sample.parse(["zone", "--help"]).path == ["zone"])
    #expect(try sample.parse(["-h"]).has("help"))
  }

  @Test func aCommandThatStandsAloneNeedsNoSubcommand() throws {
    let off = Subcommand("off", "Be quiet")
    let clock = Subcommand(
      "clock", "Tell the time", subcommands: [Subcommand("alarm", "Ring", subcommands: [off], standsAlone: true)])
    #expect(try clock.parse(["alarm"]).path == ["alarm"])
    #expect(try clock.parse(["alarm", "off"]).path == ["alarm", "off"])
    #expect(throws: UsageError.unknownSubcommand("of", nearest: "off")) { try clock.parse(["alarm", "of"]) }
    #expect(clock.help(for: ["alarm"], labels).contains("Usage: clock alarm [COMMAND] [OPTIONS]"))
    let manual = clock.manual(version: "1", labels)
    #expect(manual.contains("clock alarm [COMMAND]") && manual.contains("clock alarm off"))
  }

  @Test(arguments: [
    (["list", "--jsn"], UsageError.unknownOption("--jsn", nearest: "--json")),
    (["list", "--tag", "x"], .unknownOption("--tag", nearest: nil)),
    (["list", "-x"], .unknownOption("-x", nearest: nil)),
    (["lsit"], .unknownSubcommand("lsit", nearest: "list")),
    (["banana"], .unknownSubcommand("banana", nearest: nil)),
    ([], .missingSubcommand(of: [])),
    (["zone"], .missingSubcommand(of: ["zone"])),
    (["list", "--data"], .missingValue(option: "--data")),
    (["list", "-d"], .missingValue(option: "-d")),
    (["list", "--json=1"], .unexpectedValue(option: "--json")),
    (["list", "-d", "a", "--data", "b"], .repeatedOption("--data")),
    (
      ["list", "--color", "red"],
      .notAChoice(option: "--color", value: "red", choices: ["auto", "always", "never"])
    ),
    (["show"], .missingOperand("ZONE")),
    (["show", "utc", "berlin"], .unexpectedOperand("berlin")),
    (["list", "utc"], .unexpectedOperand("utc")),
  ])
  func aMistakeIsNamedExactly(arguments: [String], mistake: UsageError) {
    #expect(throws: mistake) { try sample.parse(arguments) }
  }
}
