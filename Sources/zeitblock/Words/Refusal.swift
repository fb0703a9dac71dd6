/// What this program itself refuses, before or beside any rule of the domain.
enum Refusal: Error {
  case noDataDirectory
  /// Data that is sound gives way only to a backup that is named.
  case noBackupNamed
  case outputFailed(Int32)
  /// No task stands at this position of the list shown last, which had so many.
  case noSuchPosition(Int, shown: Int)
  case noSuchTask(String)
  /// The task that stood at this position is gone; without a title it is not in the trash either.
  case deletedSince(Int, title: String?)
  /// A file that is no backup, or is in use, stays.
  case fileInTheWay(String)
  /// No deleted task is called this.
  case notInTrash(String)
  /// Deleting for good wants an answer nobody can give.
  case needsYes
  case unknownAction(String, known: [String])
  /// No task as wanted holds all of this; so many others do.
  case nothingFound(String, elsewhere: Int)
  /// Nothing can be begun today.
  case nothingToBegin
  /// No gap of working time holds so many minutes.
  case noGap(Int)
  /// A task has no time block.
  case noBlock(String)
  /// A task has no time block ahead that could be removed.
  case nothingToUnblock(String)
  /// Several blocks are meant; how each can be named, and when it is.
  case ambiguousBlock(String, blocks: [(id: String, times: String)])
  /// A day without the hour a block needs.
  case noHour(String)
  /// A calendar of this address is shown already.
  case calendarThere(String)
  /// Several ids start like this.
  case ambiguousTask(String, ids: [String])
  case unknownList(String, known: [String])
  case ambiguousList(String)
  /// A value that cannot be read; the option with its dashes, or the operand.
  case unreadable(String, of: Expected)
  case unknownSetting(String, known: [String])
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case invalidCalendar(files: Int)
  case notANumber(String)
  case noAccounts
  /// Nothing is asked about under this mark (any more).
  case otherQuestion(String)
  /// Changes of a list its server lacks; they would wait until it is used again.
  case changesWait(Int, list: String)
  /// An operand that only means something together with an option.
  case needsOption(String, option: String)
  case noSuchToken(String)
  case noSuchSession(String)
  /// Nothing of a restored backup waits under this name.
  case nothingWaits(String)
  /// A place to keep data that looks like an address.
  case addressForData(String)
  /// Several tokens are called so.
  case ambiguousToken(String, ids: [String])
  case noPassword
  /// A password for signing in needs so many characters.
  case shortPassword(Int)
  /// A password for signing in may have so many bytes.
  case longPassword(Int)
  /// None of these options is given, and one has to be.
  case missing([String])
  /// One of these options must be given, and only one.
  case oneOf([String])
  /// This task repeats, and nobody has said whether one occurrence or all of them is meant.
  case repeats(String)
  /// So many tasks lie below those to be completed or deleted, and nobody has said what becomes of them.
  case subtasks(Int, SubtaskDeed)
  /// A range where one task is meant.
  case onlyOneTask(String)
  /// Another command reads from standard input.
  case readsNoInput
  /// Nobody improves titles, by the settings.
  case titlesOff
  /// Another program improves titles just now.
  case titlesBusy
  /// No server runs on this data.
  case noServer
  /// The doctor found so many things that are not in order.
  case unhealthy(findings: Int)

  enum Expected: Equatable {
    case day, minutes, timeTaken, grade, type, importance, recurrence, destination, port, moment, blockStart, planDays,
      tokenName,
      quadrant, key
  }
}
