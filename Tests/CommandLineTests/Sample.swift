import CommandLine

/// A small program with everything a declaration may hold.
let sample = Subcommand(
  "clock", "Tell the time",
  options: [
    Option("data", short: "d", value: "DIR", takesFile: true, "Where data is kept"),
    Option("color", value: "WHEN", choices: ["auto", "always", "never"], "Colours"),
    Option("json", short: "j", "Print JSON"),
    Option("quiet", short: "q", "Say less"),
    Option("help", short: "h", "Explain"),
  ],
  subcommands: [
    Subcommand(
      "show", "Show one zone", operands: [Operand("ZONE", completing: .words(["utc", "berlin"]))],
      options: [Option("tag", short: "t", value: "TAG", repeats: true, "A tag")]),
    Subcommand("list", "List zones"),
    Subcommand(
      "zone", "Change zones",
      subcommands: [
        Subcommand("add", "Add one", details: "Reads a file.", operands: [Operand("FILE", .any, completing: .files)]),
        Subcommand("remove", "Remove one, that's all", operands: [Operand("NAME")]),
      ]),
  ])

let labels = HelpLabels(
  usage: "Usage", commands: "Commands", options: "Options", globalOptions: "Global options", command: "COMMAND",
  optionsPlaceholder: "OPTIONS", name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION")
