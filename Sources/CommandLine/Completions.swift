/// A shell for which completions can be generated.
public enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension Subcommand {
  /// Returns a script that completes this program's commands, options and known values.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashScript()
    case .zsh: "#compdef \(name)\nautoload -U +X bashcompinit && bashcompinit\n" + bashScript()
    case .fish: fishScript()
    }
  }

  /// Returns every command in the tree with its path from the program. The program comes first, with an empty path.
  func walked(from path: [String] = []) -> [(path: [String], command: Subcommand)] {
    [(path, self)] + subcommands.flatMap { $0.walked(from: path + [$0.name]) }
  }

  private var allOptions: [Option] { walked().flatMap { $0.command.options } }

  // MARK: bash and zsh

  private func bashScript() -> String {
    let cases = walked().map { entry in
      let words = bashWords(entry.command)
      let files = entry.command.operands.contains { $0.completion == .files }
      return "    '\(entry.path.joined(separator: " "))') words='\(words)'; files=\(files ? 1 : 0) ;;\n"
    }
    let known = walked().dropFirst().map { "'" + $0.path.joined(separator: " ") + "'" }.joined(separator: "|")
    return """
      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} path='' words='' files=0 i next
        for ((i = 1; i < COMP_CWORD; i++)); do
          next=${path:+$path }${COMP_WORDS[i]}
          case $next in \(known)) path=$next ;; esac
        done
        case $previous in
      \(bashValues())  esac
        case $path in
      \(cases.joined())  esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if ((files)); then COMPREPLY+=($(compgen -f -- "$current")); fi
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  private func bashWords(_ command: Subcommand) -> String {
    let flags = (command.options + (command.name == name ? [] : options)).map { "--" + $0.long }
    return (command.subcommands.map(\.name) + command.operands.flatMap(\.words) + flags).joined(separator: " ")
  }

  /// Returns the `case` branches that complete the value of each option that takes one.
  private func bashValues() -> String {
    var seen: Set<String> = []
    let lines = allOptions.filter { $0.value != nil && seen.insert($0.long).inserted }.map { option in
      let names = (option.short.map { "-\($0)|" } ?? "") + "--" + option.long
      let reply = option.takesFile ? "-f" : "-W '\(option.choices.joined(separator: " "))'"
      return "    \(names)) COMPREPLY=($(compgen \(reply) -- \"$current\")); return ;;\n"
    }
    return lines.joined()
  }

  // MARK: fish

  private func fishScript() -> String {
    "complete -c \(name) -f\n" + walked().map { fishLines($0.path, $0.command) }.joined()
  }

  private func fishLines(_ path: [String], _ command: Subcommand) -> String {
    var conditions = path.map { "__fish_seen_subcommand_from \($0)" }
    let children = command.subcommands.map(\.name).joined(separator: " ")
    let ownCondition = conditions.joined(separator: "; and ")
    if !children.isEmpty { conditions.append("not __fish_seen_subcommand_from \(children)") }
    let line = "complete -c \(name)" + fishCondition(conditions)
    var text = command.subcommands.map { "\(line) -a \($0.name) -d \(quoted($0.summary))\n" }.joined()
    for operand in command.operands {
      if operand.completion == .files { text += "\(line) -F\n" }
      if !operand.words.isEmpty { text += "\(line) -a '\(operand.words.joined(separator: " "))'\n" }
    }
    let optionLine = "complete -c \(name)" + fishCondition(ownCondition.isEmpty ? [] : [ownCondition])
    return text + command.options.map { optionLine + $0.fishArguments + "\n" }.joined()
  }

  private func fishCondition(_ conditions: [String]) -> String {
    conditions.isEmpty ? "" : " -n '" + conditions.joined(separator: "; and ") + "'"
  }
}

extension Operand {
  fileprivate var words: [String] {
    if case .words(let words) = completion { words } else { [] }
  }
}

extension Option {
  fileprivate var fishArguments: String {
    var text = (short.map { " -s \($0)" } ?? "") + " -l " + long
    if value != nil { text += takesFile ? " -r -F" : " -x" }
    if !choices.isEmpty { text += " -a '" + choices.joined(separator: " ") + "'" }
    return text + " -d " + quoted(summary)
  }
}

/// Quotes a word for fish: in single quotes, with `'` and `\` escaped.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}
