// CommandLine
