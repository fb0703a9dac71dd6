import CommandLine
import Testing

@Suite struct Help {
  @Test func theProgramListsItsCommandsAndOptions() {
    #expect(
      sample.help(for: [], labels) == """
        clock – Tell the time

        Usage: clock COMMAND [OPTIONS]

        Commands:
          show  Show one zone
          list  List zones
          zone  Change zones

        Global options:
          -d, --data DIR    Where data is kept
              --color WHEN  Colours
          -j, --json        Print JSON
          -q, --quiet       Say less
          -h, --help        Explain

        """)
  }

  @Test func aCommandShowsItsOperandsAndParagraphs() {
    let help = sample.help(for: ["zone", "add"], labels)
    #expect(help.hasPrefix("clock zone add – Add one\n\nUsage: clock zone add [FILE…] [OPTIONS]\n\nReads a file.\n"))
  }

  @Test func theManualNamesEveryCommandAndEscapesDashes() {
    let manual = sample.manual(version: "1.0", labels)
    #expect(manual.hasPrefix(".TH CLOCK 1 \"\" \"clock 1.0\"\n.SH NAME\nclock \\- Tell the time\n"))
    #expect(manual.contains(".SS clock zone remove NAME [OPTIONS]\nRemove one, that's all.\n"))
    #expect(manual.contains(".TP\n.B \\-d, \\-\\-data DIR\nWhere data is kept\n"))
  }
}

@Suite struct Completions {
  @Test func bashKnowsCommandsOptionsAndChoices() {
    let script = sample.completions(for: .bash)
    #expect(script.contains("'') words='show list zone --data --color --json --quiet --help'; files=0 ;;"))
    #expect(script.contains("'show') words='utc berlin --tag --data --color --json --quiet --help'; files=0 ;;"))
    #expect(script.contains("'zone add') words='--data --color --json --quiet --help'; files=1 ;;"))
    #expect(script.contains("--color) COMPREPLY=($(compgen -W 'auto always never' -- \"$current\")); return ;;"))
    #expect(script.contains("-d|--data) COMPREPLY=($(compgen -f -- \"$current\")); return ;;"))
  }

  @Test func zshReusesTheBashScript() {
    #expect(sample.completions(for: .zsh).hasPrefix("#compdef clock\n"))
  }

  @Test func fishDescribesWhatItOffers() {
    let script = sample.completions(for: .fish)
    #expect(
      script.contains("complete -c clock -n 'not __fish_seen_subcommand_from show list zone' -a list -d 'List zones'\n")
    )
    #expect(
      script.contains(
        "complete -c clock -n '__fish_seen_subcommand_from zone; and not __fish_seen_subcommand_from add remove'"
          + " -a remove -d 'Remove one, that\\'s all'\n"))
    #expect(script.contains("complete -c clock -l color -x -a 'auto always never' -d 'Colours'\n"))
  }
}
