import CommandLine
import Domain

/// One execution of the program, from its arguments to its exit code.
struct Run {
  let code: ExitCode

  init(_ arguments: [String]) {
    let language = Language.ofTerminal
    let program = CLICommand.program(in: language)
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
    let context = CommandContext(invocation, program: program, language: language)
    if invocation.has("help") {
      context.print(program.help(for: invocation.path, .labels(in: language)))
      return context.finish()
    }
    guard let verb = CLICommand.named(invocation.path[0]) else { throw .missingSubcommand(of: []) }
    do {
      try verb.run(context)
      let code = context.finish()
      context.catchUpBackup()
      return code
    } catch {
      _ = context.finish()
      return Failure(error).report(in: context.language)
    }
  }
}
