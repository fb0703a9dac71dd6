// The program: parses the command line, opens what a subcommand needs, and turns outcomes and failures into text.

import CommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
enum Zeitblock {
  static let version = "0.1.0"

  static func main() {
    exit(Run(Array(Swift.CommandLine.arguments.dropFirst())).code.rawValue)
  }
}
