public import Domain

/// Every route of the app. The router parses and prints their URLs; no link is written as a string.
public enum Route: Equatable, Sendable {
  // GET routes.
  case home
  /// The start page of a new database: a field for the first task, and next steps.
  case start
  /// Page numbers count from 1.
  case backlog(page: Int)
  /// The Backlog with a filter or in another order.
  case filtered(TaskView, page: Int)
  /// The Backlog with an invalid filter.
  case refusedView(TaskViewFault)
  /// All tasks, with search.
  case all(AllView)
  /// Deleted tasks that can be restored; page numbers count from 1.
  case trash(page: Int)
  /// Asks whether to delete a task permanently.
  case purgeQuestion(TaskID)
  /// The full history of a task, newest first; page numbers count from 1.
  case pastOf(TaskID, page: Int)
  case emptyQuestion
  /// All pages and actions by name, and the tasks that match a search text.
  case commands(String)
  case newTask
  /// The form for content shared by other pages or programs; stores nothing.
  case captureForm
  /// The confirmation after capturing.
  case captured(TaskID)
  /// The ways to capture from other pages, devices and programs.
  case elsewhere
  /// A field for several lines, each of which becomes a task.
  case lines
  /// The next occurrences of a recurrence, for the line below its fields.
  case upcoming
  case task(TaskID)
  case settings
  case help
  /// Open tasks by grade.
  case abcde
  /// Open tasks by urgency and importance.
  case matrix
  /// A single grade or quadrant; page numbers count from 1.
  case section(MethodSection, page: Int)
  /// Asks a question before a method places a task; returns to the origin.
  case asking(TaskID, TaskQuestion, Origin)
  case accounts
  case newAccount
  case account(String)
  /// Asks what to do with an account's tasks.
  case removal(String)
  /// Everything that needs the user's decision.
  case attention
  case newCalendar
  /// Asks whether to remove a subscribed calendar.
  case calendarRemoval(ListID)
  /// The title improvement settings, and the improved titles; page numbers count from 1.
  case titles(page: Int)
  /// The API tokens.
  case tokens
  /// Signed-in browsers, API tokens, and the access log.
  case sessions
  case sync
  /// Only the status dots.
  case syncStatus
  /// Export, import and backups.
  case exchange
  /// The exported file, as a download.
  case exported
  /// The preview of an import.
  case importPreview(String)
  case backupFile(String)
  /// The focus task, or the fields to edit it on its card.
  case focus(FocusFace)
  /// A day's timeline next to the unscheduled tasks.
  case day(PlanView)
  case week(PlanView)
  /// A step of daily planning; nil for the first one with something to do.
  case planDay(PlanningStep?)
  /// The daily shutdown.
  case closeDay
  /// The review of a week; nil for the current one.
  case review(Week?)
  /// Actual times compared with estimates.
  case estimates
  /// Asks when to schedule a task.
  case placing(TaskID, PlacingView)
  /// Asks which task to schedule in a gap.
  case filling(FreeStretch)
  case block(BlockID)
  // POST routes.
  case add
  /// Stores content shared by other pages or programs.
  case capture
  case uncapture(TaskID)
  /// Asks what to do with several lines, and turns them into tasks.
  case addLines
  /// Returns the interpretation of a quick-add line; changes nothing.
  case understand
  case save(TaskID)
  case change(TaskID, TaskVerb)
  /// One change of several tasks.
  case bulk
  /// Restores a task from the trash.
  case recover(TaskID)
  /// Restores the values a task's fields had before a change.
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
  /// Sets which events of a calendar block time.
  case setCalendarBlocking(ListID)
  /// Sets whether an event blocks time.
  case setEventBlocking(EventKey)
  case settle(Int64)
  case answerDeletions(ListID)
  case addCalendar
  case removeCalendar(ListID)
  case addToken
  case revokeToken(String)
  case removeSession(String)
  /// Allows an item of a restored backup.
  case allowRestored
  /// Signs out the requesting browser, or all of them. Handled by the server.
  case signOut
  case previewImport
  case bringIn
  case makeBackup
  case actOnFocus(FocusVerb)
  /// Schedules a task.
  case place
  case changeBlock(BlockID, BlockVerb)
  case actOnPlan(PlanVerb)
}

/// The actions on an account.
public enum AccountVerb: String, Sendable, CaseIterable {
  case test, password, pause, resume, remove
}

/// The actions on a task.
public enum TaskVerb: String, Sendable, CaseIterable {
  case complete, reopen, delete, move, rename, duration, skip, indent, outdent, fold, unfold
  case grade, quadrant, delegate, taken
  case restoreTitle = "restore-title"
}

extension Route {
  /// The result of matching a request.
  public enum Match: Equatable, Sendable {
    case found(Route)
    /// The path exists, but only for this other method.
    case wrongMethod(allowed: Request.Method)
    case unknown
  }

  /// The method of the route; GET includes HEAD.
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
