// The program: reads the command line, opens what a subcommand needs and puts outcomes and failures into words.

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
