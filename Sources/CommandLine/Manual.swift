extension Subcommand {
  /// Returns the manual page (section 1) in the man(7) format.
  public func manual(version: String, _ labels: HelpLabels) -> String {
    var text = ".TH \(name.uppercased()) 1 \"\" \"\(name) \(roff(version))\"\n"
    text += ".SH \(labels.name)\n\(name) \\- \(roff(summary))\n"
    text += ".SH \(labels.synopsis)\n.B \(name)\n\(roff(labels.command)) [\(roff(labels.optionsPlaceholder))]\n"
    if !details.isEmpty { text += ".SH \(labels.description)\n" + paragraphs(details) }
    text += ".SH \(roff(labels.commands.uppercased()))\n"
    for (path, command) in walked() where !path.isEmpty && (command.subcommands.isEmpty || command.standsAlone) {
      text += ".SS \(roff(usageLine(for: path, labels)))\n\(roff(command.summary)).\n"
      if !command.details.isEmpty { text += ".PP\n" + paragraphs(command.details) }
      text += command.options.map(described).joined()
    }
    text += ".SH \(roff(labels.globalOptions.uppercased()))\n" + options.map(described).joined()
    return text
  }

  private func described(_ option: Option) -> String {
    let usage = option.usage.drop { $0 == " " }
    return ".TP\n.B \(roff(String(usage)))\n\(roff(option.summary))\n"
  }

  /// Keeps the line breaks before lines that begin with a space.
  private func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".PP\n" : ($0.hasPrefix(" ") ? ".br\n" : "") + roff(String($0)) + "\n" }.joined()
  }
}

/// Escapes backslashes and dashes, and a control character at the start of the text.
private func roff(_ text: String) -> String {
  let escaped = text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : String($0) }.joined()
  return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}
