/// Errors of the command-line program itself, as opposed to violations of domain rules.
enum Refusal: Error {
  case noDataDirectory
  /// Sound data is replaced only by a backup given by name.
  case noBackupNamed
  case outputFailed(Int32)
  /// The last list shown has no task at this position; `shown` is its length.
  case noSuchPosition(Int, shown: Int)
  case noSuchTask(String)
  /// The task at this position was deleted; without a title it is not in the trash either.
  case deletedSince(Int, title: String?)
  /// A file that is not a backup, or is in use, is not overwritten.
  case fileInTheWay(String)
  /// No deleted task matches this reference.
  case notInTrash(String)
  /// Permanent deletion needs a confirmation, and the user cannot be asked.
  case needsYes
  case unknownAction(String, known: [String])
  /// No task matches within the filter; `elsewhere` tasks match outside it.
  case nothingFound(String, elsewhere: Int)
  /// No task can be started today.
  case nothingToBegin
  /// No gap in the working hours is this many minutes long.
  case noGap(Int)
  /// The task has no time block.
  case noBlock(String)
  /// The task has no upcoming time block to remove.
  case nothingToUnblock(String)
  /// Several blocks match; lists how to name each, and its times.
  case ambiguousBlock(String, blocks: [(id: String, times: String)])
  /// A block start with a day but no time.
  case noHour(String)
  /// A calendar with this address already exists.
  case calendarThere(String)
  /// Several ids start with this prefix.
  case ambiguousTask(String, ids: [String])
  case unknownList(String, known: [String])
  case ambiguousList(String)
  /// A value that cannot be parsed, with its option (including dashes) or operand.
  case unreadable(String, of: Expected)
  case unknownSetting(String, known: [String])
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case invalidCalendar(files: Int)
  case notANumber(String)
  case noAccounts
  /// No open question has this mark.
  case otherQuestion(String)
  /// The list has unsent changes, which would wait until it is used again.
  case changesWait(Int, list: String)
  /// An operand that is only valid together with an option.
  case needsOption(String, option: String)
  case noSuchToken(String)
  case noSuchSession(String)
  /// No item of a restored backup waits under this name.
  case nothingWaits(String)
  /// A data directory that looks like an address.
  case addressForData(String)
  /// Several tokens have this name.
  case ambiguousToken(String, ids: [String])
  case noPassword
  /// The minimum length of a sign-in password, in characters.
  case shortPassword(Int)
  /// The maximum length of a sign-in password, in bytes.
  case longPassword(Int)
  /// At least one of these options is required.
  case missing([String])
  /// Exactly one of these options is allowed.
  case oneOf([String])
  /// The task recurs, and it is unclear whether one occurrence or all of them are meant.
  case repeats(String)
  /// The tasks to complete or delete have this many subtasks, and no option says whether to include them.
  case subtasks(Int, SubtaskDeed)
  /// A range where a single task is required.
  case onlyOneTask(String)
  /// Standard input is used by another command.
  case readsNoInput
  /// Title improvement is turned off in the settings.
  case titlesOff
  /// Another program is improving titles.
  case titlesBusy
  /// No server is running on this data.
  case noServer
  /// The number of problems the doctor found.
  case unhealthy(findings: Int)

  enum Expected: Equatable {
    case day, minutes, timeTaken, grade, type, importance, recurrence, destination, port, moment, blockStart, planDays,
      tokenName,
      quadrant, key
  }
}
