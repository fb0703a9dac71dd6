public import Domain

/// Every address of the app. The router parses and prints them; no link is written as a string.
public enum Route: Equatable, Sendable {
  // Read with GET.
  case home
  /// One field for the first task, and what comes next.
  case start
  /// Pages are counted from 1.
  case backlog(page: Int)
  /// The backlog with a filter or in another order.
  case filtered(TaskView, page: Int)
  /// The backlog with a filter nobody knows.
  case refusedView(TaskViewFault)
  /// Every task, searched.
  case all(AllView)
  /// What was deleted and can be brought back; pages are counted from 1.
  case trash(page: Int)
  /// Asks whether a deleted task shall go for good.
  case purgeQuestion(TaskID)
  /// All that is known of what became of a task, newest first; pages are counted from 1.
  case pastOf(TaskID, page: Int)
  case emptyQuestion
  /// Everything that can be reached by name, and the tasks a text finds.
  case commands(String)
  case newTask
  /// Fields for what is handed over from elsewhere; stores nothing.
  case captureForm
  /// What became of it.
  case captured(TaskID)
  /// The ways to capture from elsewhere.
  case elsewhere
  /// A field for several lines.
  case lines
  /// The days a repetition falls on, for the line below the choices.
  case upcoming
  case task(TaskID)
  case settings
  case help
  /// Open tasks by their grades.
  case abcde
  /// Open tasks by urgent and important.
  case matrix
  /// One grade or one field alone; pages are counted from 1.
  case section(MethodSection, page: Int)
  /// Asks about one task before it is placed; leads back to where it was asked.
  case asking(TaskID, TaskQuestion, Origin)
  case accounts
  case newAccount
  case account(String)
  /// Asks what shall become of an account's tasks.
  case removal(String)
  /// Everything that needs a person.
  case attention
  case newCalendar
  /// Asks whether a calendar subscribed to shall go.
  case calendarRemoval(ListID)
  /// What makes titles better, and what it has changed; pages are counted from 1.
  case titles(page: Int)
  /// What lets programs in.
  case tokens
  /// Signed-in browsers, tokens, and the log of access.
  case sessions
  case sync
  /// The dots of the status alone.
  case syncStatus
  /// Files for other programs and of other programs, and backups.
  case exchange
  /// A file to be saved by the browser.
  case exported
  /// What would come of a file that was sent.
  case importPreview(String)
  case backupFile(String)
  /// The one task, or the fields to change it on its card.
  case focus(FocusFace)
  /// A day as a timeline beside the tasks that have no time yet.
  case day(PlanView)
  case week(PlanView)
  /// One step of planning today; nil is the first one with something in it.
  case planDay(PlanningStep?)
  /// What was done today, and what becomes of the rest.
  case closeDay
  /// What became of the plan of a week; nil is this one.
  case review(Week?)
  /// How long tasks took against their estimates.
  case estimates
  /// Asks when a task shall be done.
  case placing(TaskID, PlacingView)
  /// Asks what to do in a stretch of free time.
  case filling(FreeStretch)
  case block(BlockID)
  // Changed with POST.
  case add
  /// Stores what is handed over from elsewhere.
  case capture
  case uncapture(TaskID)
  /// Asks about several lines, and makes tasks of them.
  case addLines
  /// How a line of quick add is understood; changes nothing.
  case understand
  case save(TaskID)
  case change(TaskID, TaskVerb)
  /// One change of several tasks.
  case bulk
  /// Brings a task back from the trash.
  case recover(TaskID)
  /// Gives a task's fields the values they had before a step.
  case bringBack(TaskID)
  case purge(TaskID)
  case emptyTrash
  case undo
  case redo
  case changeSettings
  case changeTitles
  case checkTitleModel
  case loadSamples
  case removeSamples
  case syncNow
  case syncOnFocus
  case addAccount
  case changeAccount(String, AccountVerb)
  case use(ListID)
  /// Chooses which events of a calendar block.
  case setCalendarBlocking(ListID)
  /// Says whether an event blocks.
  case setEventBlocking(EventKey)
  case settle(Int64)
  case answerDeletions(ListID)
  case addCalendar
  case removeCalendar(ListID)
  case addToken
  case revokeToken(String)
  case removeSession(String)
  /// Says yes to what a restored backup brought.
  case allowRestored
  /// Signs out the browser that asks, or all of them. Answered by the server.
  case signOut
  case previewImport
  case bringIn
  case makeBackup
  case actOnFocus(FocusVerb)
  /// Sets time aside.
  case place
  case changeBlock(BlockID, BlockVerb)
  case actOnPlan(PlanVerb)
}

/// What can be done to an account with one press.
public enum AccountVerb: String, Sendable, CaseIterable {
  case test, password, pause, resume, remove
}

/// What can be done to one task with one press.
public enum TaskVerb: String, Sendable, CaseIterable {
  case complete, reopen, delete, move, rename, duration, skip, indent, outdent, fold, unfold
  case grade, quadrant, delegate, taken
  case restoreTitle = "restore-title"
}

extension Route {
  /// What an address and a method lead to.
  public enum Match: Equatable, Sendable {
    case found(Route)
    /// The address exists, but only for this other method.
    case wrongMethod(allowed: Request.Method)
    case unknown
  }

  /// The method the route answers to; GET also answers HEAD.
  public var method: Request.Method {
    switch self {
    case .home, .start, .commands, .pastOf, .all, .trash, .purgeQuestion, .emptyQuestion, .backlog, .filtered,
      .refusedView,
      .newTask, .captureForm, .captured, .elsewhere, .lines,
      .abcde, .matrix, .section, .asking,
      .upcoming, .task, .settings, .help, .accounts, .newAccount, .account, .removal, .attention, .newCalendar,
      .calendarRemoval, .titles, .tokens, .sessions, .sync, .syncStatus, .exchange, .exported, .importPreview,
      .backupFile,
      .focus, .day, .week, .planDay, .closeDay, .review, .estimates, .placing, .filling, .block:
      .get
    case .capture, .uncapture, .addLines, .recover, .bringBack, .purge, .emptyTrash, .add, .understand, .save, .change,
      .bulk, .undo, .redo,
      .changeSettings, .changeTitles, .checkTitleModel, .loadSamples, .removeSamples, .addAccount, .changeAccount, .use,
      .setCalendarBlocking, .setEventBlocking, .settle,
      .answerDeletions,
      .addCalendar, .removeCalendar, .addToken, .revokeToken, .removeSession, .allowRestored, .signOut, .previewImport,
      .bringIn, .makeBackup, .syncNow,
      .syncOnFocus,
      .actOnFocus, .place, .changeBlock, .actOnPlan:
      .post
    }
  }
}
