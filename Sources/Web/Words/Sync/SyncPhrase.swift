/// Texts about the sync. Placeholders are written `{1}`, `{2}` ….
public enum SyncPhrase: PhraseTable, Sendable, CaseIterable {
  // The status dot.
  case syncing, offlineOne, offlineMany, attention, incomplete
  case syncingHint, serverOfflineHint, attentionHint, passwordHint, accessHint, problemHint

  // The page.
  case syncTitle, syncNow, lookAgain, toSettings, noAccounts, whenItSyncs, interval, minutesEach, intervalOff
  case allSaved, runs, waitsOne, waitsMany, outOfReach, pausedOne, pausedMany
  case gapList, gapLists, gapCalendar, gapCalendars, gapBoth, gapNever, gapAgain, gapUnreadable

  // One account.
  case accountPaused, accountRuns, neverSynced, syncedAt, triedAt, triedNever, retryAt
  case nothingNew, receivedOne, receivedMany, sentOne, sentMany, and, waitingOne, waitingMany

  // Problems of an account.
  case wrongPassword, forbidden, passwordCommand, otherHosts, certificate, certificateFile, address, addressUnknown
  case unreachable, unreachableServer, busy, serverError, serverStatus, storage

  // Problems of a list.
  case heldDeletions, readOnly, listMissing, unreadable, rejected, notSent, notKept, listFailed, heldBlocks,
    tooManyEvents, awaitsConsent, calendarMissing, listDenied
  case unknownZones, unreadEvents, partlyReadEvents, repeatedEvents, foreignBytes
  case inList, andMore
}
