extension SyncPhrase {
  var english: String {
    switch self {
    case .syncing: "Syncing"
    case .offlineOne: "Offline, {1} change waiting"
    case .offlineMany: "Offline, {1} changes waiting"
    case .attention: "Needs attention"
    case .syncingHint: "Zeitblock is syncing with your servers."
    case .serverOfflineHint: "Can’t reach a server. Everything is saved in Zeitblock and will be sent later."
    case .attentionHint: "Zeitblock needs a decision from you. Everything is saved."
    case .syncTitle: "Sync"
    case .syncNow: "Sync now"
    case .lookAgain: "Check again"
    case .toSettings: "Set accounts and frequency"
    case .noAccounts: "No account is connected. Everything is saved in Zeitblock."
    case .whenItSyncs:
      """
      Zeitblock syncs when it starts, two seconds after a change, when you return to a page, and at the interval \
      you set.
      """
    case .interval: "Sync in the background"
    case .minutesEach: "every {1} min"
    case .intervalOff: "manually"
    case .allSaved: "Everything is saved in Zeitblock and on your servers."
    case .runs: "Changes are being synced."
    case .waitsOne: "{1} change is saved in Zeitblock and will be sent with the next sync."
    case .waitsMany: "{1} changes are saved in Zeitblock and will be sent with the next sync."
    case .outOfReach: "Can’t reach a server. Everything is saved in Zeitblock and will be sent later."
    case .needsYou: "Zeitblock needs a decision from you below. Everything is saved."
    case .accountPaused: "Paused, nothing is synced."
    case .accountRuns: "Syncing now."
    case .neverSynced: "Not synced yet."
    case .syncedAt: "Last synced {1}."
    case .triedAt: "Last attempt {1}, last synced {2}."
    case .triedNever: "Last attempt {1}."
    case .retryAt: "Next attempt {1}."
    case .nothingNew: "nothing new"
    case .receivedOne: "{1} change received"
    case .receivedMany: "{1} changes received"
    case .sentOne: "{1} change sent"
    case .sentMany: "{1} changes sent"
    case .and: "{1} · {2}"
    case .waitingOne: "{1} change waiting"
    case .waitingMany: "{1} changes waiting"
    case .wrongPassword:
      "{1}: wrong user name or password. Enter the password again; many providers require an app password."
    case .forbidden: "{1} doesn’t allow you access. Ask your provider."
    case .passwordCommand: "The password command printed no password. Run zeitblock sync in a terminal to see why."
    case .otherHosts:
      "The server keeps lists on {1}. Zeitblock doesn’t send the password there yet. Add the account again to allow it."
    case .certificate: "The certificate of {1} isn’t trusted. Nothing was sent. Ask your provider."
    case .certificateFile: "{1} contains no readable certificates. Check the file."
    case .address: "{1} is no longer a CalDAV server. Check the address."
    case .addressUnknown: "The account’s address or user name is invalid. Add the account again."
    case .unreachable: "Can’t reach the server. Zeitblock keeps trying."
    case .unreachableServer: "Can’t reach {1}. Zeitblock keeps trying."
    case .busy: "The server is busy. Zeitblock keeps trying."
    case .serverError: "The server’s response was unusable. Nothing was changed. Zeitblock keeps trying."
    case .serverStatus: "The server responded with an error ({1}). Nothing was changed. Zeitblock keeps trying."
    case .storage: "Received changes couldn’t be saved. Check the free disk space with zeitblock doctor."
    case .heldDeletions:
      "{1} of {2} tasks were deleted on the server. They stay in Zeitblock until you decide; zeitblock sync shows how."
    case .heldBlocks:
      """
      {1} of {2} time blocks were deleted on the server. They stay in Zeitblock until you decide; zeitblock sync \
      shows how.
      """
    case .tooManyEvents:
      "Too many repeats; only the days you open are shown in full (elsewhere up to {1} per event)."
    case .readOnly: "The list is read-only. Your changes stay in Zeitblock ({1})."
    case .listMissing: "The list was deleted on the server. Its tasks stay in Zeitblock."
    case .unreadable: "{1} is unreadable and was left unchanged."
    case .rejected: "The server rejected “{1}” ({2}). Your version is kept; edit it to retry."
    case .notSent: "“{1}” wasn’t sent. Zeitblock keeps trying."
    case .notKept: "The server didn’t save all of “{1}”. Zeitblock has everything."
    case .listFailed: "The list wasn’t synced. Zeitblock keeps trying."
    case .unknownZones: "Unknown time zone; its times are shown as local time: {2}."
    case .unreadEvents: "Unreadable events aren’t shown ({1}): {2}."
    case .partlyReadEvents: "The end or repeat of some events is only partly readable ({1}): {2}."
    case .repeatedEvents: "Some events appear several times with the same ID; only the last is shown ({1}): {2}."
    case .foreignBytes:
      "Some texts aren’t in UTF-8. They are shown as Latin-1 and stay unchanged on the server ({1}): {2}."
    case .inList: "{1}: {2}"
    case .andMore: "{1} and {2} more"
    }
  }
}
