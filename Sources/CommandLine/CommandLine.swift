// Building blocks for command-line programs, with no knowledge of Zeitblock: declarations of subcommands and options
// (`Subcommand`), from which arguments are parsed and help, shell completions and the manual page are generated; and
// buffered output of tables and colours for terminals and pipes.
