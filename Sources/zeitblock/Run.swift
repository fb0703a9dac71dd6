import CommandLine
import Domain

/// One execution of the program, from its arguments to its exit code.
struct Run {
  let code: ExitCode

  init(_ arguments: [String]) {
    let language = Language.ofTerminal
    let program = Verb.program(in: language)
    let arguments = arguments == ["--version"] ? ["version"] : arguments
    do {
      code = try Run.carryOut(try program.parse(arguments), of: program, language)
    } catch {
      code = Failure(error).report(in: language)
    }
  }

  private static func carryOut(
    _ invocation: Invocation, of program: Subcommand, _ language: Language
  ) throws(UsageError) -> ExitCode {
    let world = World(invocation, program: program, language: language)
    if invocation.has("help") {
      world.print(program.help(for: invocation.path, .labels(in: language)))
      return world.finish()
    }
    guard let verb = Verb.named(invocation.path[0]) else { throw .missingSubcommand(of: []) }
    do {
      try verb.run(world)
      let code = world.finish()
      world.catchUpBackup()
      return code
    } catch {
      _ = world.finish()
      return Failure(error).report(in: world.language)
    }
  }
}
