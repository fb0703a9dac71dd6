/// Texts about accounts, lists and pending decisions. Placeholders are written `{1}`, `{2}` ….
public enum AccountPhrase: PhraseTable, Sendable, CaseIterable {
  // All accounts.
  case accountsTitle, accountsLead, noAccountsTitle, noAccountsText, addAccount, connect, connectHint, toAccounts
  case listsOne, listsMany, calendarsOne, calendarsMany, countsBoth
  case manage, unavailable

  // State.
  case granted, readOnly, denied, listAbsent, listsAbsent, passwordRefused, outOfReach, notSynced, notAsked, paused,
    syncedAt, neverSynced
  case unsentOne, unsentMany

  // A new account.
  case newAccount, newAccountLead, server, serverHint, user, userHint, password, passwordHint, connectNow
  case nothingWritten, trustHost, trustHostLegend, notConnected, connected

  // One account.
  case listsAndCalendars, chooseHint, lists, calendars, both, events, use, saveChoice, noLists
  case test, testAgain, tested, testedAs, testedLists, testedReadOnly, testedOtherHosts, testedTitle
  case passwordTitle, newPassword, newPasswordHint, changePassword, passwordChanged, passwordElsewhere
  case pauseTitle, pauseText, pause, resumeText, resume
  case removeTitle, removeText, remove

  // Questions.
  case removeQuestion, removeServerKeeps, removeUnsentOne, removeUnsentMany, keepLists, keepListsHint
  case deleteLists, deleteListsHint, dontRemove
  case unuseQuestion, unuseText, unuseUnsentOne, unuseUnsentMany, unuseAnyway, keepUsing

  // Pending decisions.
  case attention, attentionNone, attentionNoneText, attentionAccounts, toAccount
  case conflicts, conflictsLead, conflictIn, textHere, textThere, textEmpty, keepHere, keepThere, keepBoth

  case deletions, deletionsLead, deletionsQuestion, deletionsSince, deletionsMore, putBack, letGo

  // Errors.
  case addressUnusable, addressMissing, userNameUnusable, passwordMissing, notCalDAV, wrongPassword, forbidden
  case notFound, hostUnknown, connectionRefused, unreachable, timedOut, certificate, authorities
  case connectionBroken, answerTooLarge, otherHosts, nothingFound, accountExists, unknownAccount, tooManyCalendars
  case commandTimedOut, commandFailed, commandEmpty, busy, busySeconds, serverError, answerUnreadable
  case faultSelfSigned, faultUnknownAuthority, faultExpired, faultNotYetValid, faultWrongHost, faultOther
  case syncRuns, deskBusy
}
