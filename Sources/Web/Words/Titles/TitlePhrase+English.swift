extension TitlePhrase {
  var english: String {
    switch self {
    case .title: "Improve titles"
    case .lead:
      """
      Turns subject lines, dictated sentences and links into titles that say what to do. Good titles and those you \
      have edited stay as they are. The original title is always kept.
      """
    case .toTitles: "Improve titles"
    case .also: "titles rules language model llm ai ollama rename original"
    case .settingsText: "How titles are improved and what has changed."
    case .mode: "Method"
    case .off: "Off"
    case .offHint: "Titles stay as they are until you choose another method."
    case .rules: "Rules"
    case .rulesHint: "Fixed rules that run in Zeitblock. Nothing is sent."
    case .model: "Rules and a language model"
    case .modelHint:
      "Titles the rules can’t improve go to the language model below. Its answer is checked before it’s used."
    case .modelHeading: "Language model"
    case .modelLead:
      """
      Any server with an OpenAI interface: llama.cpp, Ollama, LM Studio, vLLM. Zeitblock sends titles only to this \
      address.
      """
    case .url: "Address"
    case .urlHint: "E.g. http://127.0.0.1:8080. Leave empty for no model."
    case .name: "Model name"
    case .nameHint: "Leave empty to let the server choose."
    case .spacing: "Milliseconds between requests"
    case .spacingHint: "0 to 60000."
    case .noAddress: "No address yet: only the rules improve titles."
    case .check: "Test connection"
    case .checkHint: "Sends a test text to the saved address. Takes at most 20 seconds."
    case .pages: "Web page titles"
    case .pagesHint:
      "Replaces titles that are only a link with the title of the page. Zeitblock fetches the page for that."
    case .on: "Fetch"
    case .pagesOff: "Don’t fetch"
    case .waitingOne: "{1} title waiting."
    case .waitingMany: "{1} titles waiting."
    case .waitingNone: "No titles waiting."
    case .improved: "Improved so far"
    case .improvedNone: "No titles improved yet."
    case .was: "Before: {1}"
    case .byModel: "language model"
    case .byPage: "page title"
    case .editedSince: "edited since"
    case .restore: "Restore original title"
    case .restoreNamed: "Restore original title of {1}"
    case .pageLinks: "Pages of improved titles"
    }
  }
}
