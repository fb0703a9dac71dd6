extension TitlePhrase {
  var english: String {
    switch self {
    case .title: "Improve titles"
    case .lead:
      """
      Mail subjects, dictated sentences and links become titles that say what to do. A title that is good already stays as it is, the \
      original is always kept, and a title you have edited is never touched.
      """
    case .toTitles: "Improve titles"
    case .also: "titles rules language model llm ai ollama rename original"
    case .settingsText: "What makes raw titles better, and what it has changed."
    case .mode: "Who improves titles"
    case .off: "Nobody"
    case .offHint: "Titles stay as they came in and wait until you choose otherwise."
    case .rules: "Rules"
    case .rulesHint: "Fixed rules on this machine. Nothing leaves it."
    case .model: "Rules and a language model"
    case .modelHint:
      "What the rules leave unclear goes to the language model below. Its answer is taken only if it passes every check."
    case .modelHeading: "Language model"
    case .modelLead:
      "Any server that speaks the OpenAI interface: llama.cpp, Ollama, LM Studio, vLLM. Titles are sent to this address and nowhere else."
    case .url: "Address"
    case .urlHint: "Such as http://127.0.0.1:8080. Empty: no model is asked."
    case .name: "Name of the model"
    case .nameHint: "Empty leaves the choice to the server."
    case .spacing: "Milliseconds between two questions"
    case .spacingHint: "0 to 60000."
    case .noAddress: "No model is asked until its address is set below; the rules do what they can."
    case .check: "Check the connection"
    case .checkHint: "Asks the address that is saved, with a text of its own. That takes 20 seconds at most."
    case .pages: "Titles of web pages"
    case .pagesHint:
      "Whether a title that is only a link is replaced by the title of its page. The page is then fetched from the web."
    case .on: "Fetch them"
    case .pagesOff: "Do not fetch"
    case .waitingOne: "{1} title waits."
    case .waitingMany: "{1} titles wait."
    case .waitingNone: "No title waits."
    case .improved: "Improved so far"
    case .improvedNone: "No title has been changed yet."
    case .was: "It was {1}"
    case .byModel: "language model"
    case .byPage: "title of the page"
    case .editedSince: "edited since"
    case .restore: "Restore the original"
    case .restoreNamed: "Restore the original of {1}"
    case .pageLinks: "Pages of improved titles"
    }
  }
}
