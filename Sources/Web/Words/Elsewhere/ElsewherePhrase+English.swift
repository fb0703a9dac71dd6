extension ElsewherePhrase {
  var english: String {
    switch self {
    case .saveTitle: "Capture a task"
    case .saveLead: "Nothing saved yet. Edit it if you like, then save."
    case .linkField: "Link"
    case .parse: "Recognise dates, times and #tags in the title"
    case .captured: "Captured"
    case .already: "Already captured"
    case .alreadyText: "You already have this as an open task. Nothing was added."
    case .again: "Add it anyway"
    case .closing: "This window closes in a few seconds."
    case .nothingSent: "Send a title, a text or a link."
    case .tooLong: "A description has at most {1} characters. Nothing was saved. Please shorten the text."
    case .pageTitle: "Capture from anywhere"
    case .pageLead:
      """
      From the browser, your phone or other programs: whatever arrives is saved at once. The same thing sent twice \
      within two minutes is captured once.
      """
    case .show: "See how"
    case .also:
      "capture share bookmarklet bookmark phone shortcut iphone android app install mail e-mail email procmail sieve folder drop"
    case .browserTitle: "In the browser: bookmark"
    case .browserText:
      """
      Drag this link to the bookmarks bar. On any page, clicking it opens a small window with the title, address \
      and selected text.
      """
    case .browserKey: "Enter saves, Esc closes."
    case .bookmarkName: "Capture in Zeitblock"
    case .bookmarkField: "Or copy this address and create a bookmark yourself:"
    case .bookmarkDrag: "Drag this link to the bookmarks bar, or copy the address below."
    case .byHand: "Without a bookmark: open {1} and enter the title and address yourself."
    case .copy: "Copy"
    case .copied: "Copied"
    case .appTitle: "As an app: “Share”"
    case .appText:
      "On Android and on computers you can install Zeitblock from Chrome or Edge. It then appears under “Share”."
    case .appStep1: "Open this page in Chrome. Installing requires HTTPS or 127.0.0.1."
    case .appStep2: "Menu → Install app (or: Add to home screen)."
    case .appStep3: "In another app: Share → Zeitblock. The task is saved at once."
    case .tokenTitle: "Address and token for shortcuts"
    case .tokenText: "Shortcuts and programs send to this address. They need a token that may read and change:"
    case .address: "Address"
    case .localOnly:
      """
      This address only works on the computer Zeitblock runs on. For your phone, allow a name with “zeitblock \
      serve --host-name NAME”, preferably behind HTTPS.
      """
    case .makeToken: "Create token"
    case .iosTitle: "iPhone and iPad: shortcut"
    case .iosStep1: "Shortcuts → new shortcut. In its details, turn on “Show in Share Sheet”; input: text and URLs."
    case .iosStep2: "Action “Get Contents of URL”: {1}, method POST."
    case .iosStep3: "Header: Authorization = Bearer and your token, with a space between them."
    case .iosStep4:
      """
      Request body: form, field text = shortcut input. To dictate: “Dictate Text” before it, text = dictated text, \
      plus parse = 1 so that dates and times are recognised.
      """
    case .androidTitle: "Android without an app: HTTP Shortcuts or Tasker"
    case .androidStep1: "New HTTP request: POST {1}."
    case .androidStep2: "Header: Authorization = Bearer and your token, with a space between them."
    case .androidStep3:
      """
      Form with the fields title and text; use the variables for the shared title and text as values. Allow \
      “Share” for the variable.
      """
    case .linesTitle: "Several lines"
    case .linesLead: "Each line becomes a task, recognised as in quick add. Blank lines and bullets are dropped."
    case .linesField: "Lines"
    case .linesGo: "Continue"
    case .linesOne: "Make {2} lines into 1 task?"
    case .linesMany: "Make {2} lines into {1} tasks?"
    case .linesReason:
      "One “Undo” removes them all. As one task, the first line becomes the title and the rest the description."
    case .tickedOne: "1 ticked line won’t be added."
    case .tickedMany: "{1} ticked lines won’t be added."
    case .makeOfOne: "Make 1 task"
    case .makeOfMany: "Make {1} tasks"
    case .asOne: "One task"
    case .linesMore: "and {1} more"
    case .linesNone: "No line makes a task. Enter at least one with text."
    case .linesTooMany: "At most {1} lines at once; these are {2}. Split them up or import a file."
    case .lineTooLong: "Line {1} is over {2} characters. Shorten it, or make everything one task."
    case .linesAlso: "paste several lines list bulk"
    case .backToText: "Back to the text"
    case .editLines: "Edit lines"
    case .oneReason: "As one task, everything is kept: the beginning as the title, the rest as the description."
    case .mailTitle: "By email"
    case .mailText:
      """
      A mail program or mailbox filter passes the email to this command. The subject becomes the title. See \
      “zeitblock capture --help”.
      """
    case .folderTitle: "From a folder"
    case .folderText:
      """
      Put emails (.eml), texts (.txt) and links into a folder: within seconds they are tasks, and the files are in \
      “done”. Unreadable files go to “failed” with the reason. Set the folder in the terminal:
      """
    case .folderNone: "No folder set yet."
    case .folderSet: "Folder: {1}"
    case .addedAs: "Added: {1}, was {2}"
    case .addedMany: "{1} tasks added"
    case .appName: "Zeitblock"
    case .appDescription: "Turns your tasks into a day that works."
    }
  }
}
