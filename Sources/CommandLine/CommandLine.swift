// What a program in a terminal needs and nothing of what this program does: a declaration of subcommands and options
// (`Subcommand`), from which arguments are parsed, help, completions and the manual page are written; tables, colours
// and buffered output for terminals and pipes.
