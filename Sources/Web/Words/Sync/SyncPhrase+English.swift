extension SyncPhrase {
  var english: String {
    switch self {
    case .syncing: "Syncing"
    case .offlineOne: "Offline, {1} change waiting"
    case .offlineMany: "Offline, {1} changes waiting"
    case .attention: "Needs attention"
    case .syncingHint: "Changes are being exchanged with your servers."
    case .serverOfflineHint: "A server is out of reach. Everything is saved here and goes there later."
    case .attentionHint: "Something cannot go on without you. Everything is saved here."
    case .syncTitle: "Sync"
    case .syncNow: "Sync now"
    case .lookAgain: "Look again"
    case .toSettings: "Accounts and how often to sync"
    case .noAccounts: "No account is connected. Everything is saved on this computer."
    case .whenItSyncs:
      """
      Zeitblock syncs when it starts, two seconds after a change, when you come back to a page, and in between as \
      often as you have set.
      """
    case .interval: "Sync in the background"
    case .minutesEach: "every {1} min"
    case .intervalOff: "not by the clock"
    case .allSaved: "Everything is saved here and on your servers."
    case .runs: "Changes are being exchanged."
    case .waitsOne: "{1} change is saved here and goes to its server with the next sync."
    case .waitsMany: "{1} changes are saved here and go to their servers with the next sync."
    case .outOfReach: "A server is out of reach. Everything is saved here and goes there later."
    case .needsYou: "Something below cannot go on without you. Everything is saved here."
    case .accountPaused: "Paused: nothing is exchanged."
    case .accountRuns: "Being synced now."
    case .neverSynced: "Not synced yet."
    case .syncedAt: "All in order {1}."
    case .triedAt: "Tried {1}, all in order last {2}."
    case .triedNever: "Tried {1}."
    case .retryAt: "Next try {1}."
    case .nothingNew: "nothing new"
    case .receivedOne: "{1} change came in"
    case .receivedMany: "{1} changes came in"
    case .sentOne: "{1} change went out"
    case .sentMany: "{1} changes went out"
    case .and: "{1} · {2}"
    case .waitingOne: "{1} change waits"
    case .waitingMany: "{1} changes wait"
    case .wrongPassword:
      "{1} refuses the user name or password. Enter the password anew; many servers want an app password."
    case .forbidden: "{1} knows you but allows no access. Ask whoever runs the server."
    case .passwordCommand:
      "The program that keeps the password gave none. Run zeitblock sync in a terminal to see why."
    case .otherHosts:
      "The server keeps its lists on {1}, which may not see the password yet. Add the account anew to allow it."
    case .certificate:
      "The certificate of {1} is not to be trusted, so nothing was sent. Ask whoever runs the server."
    case .certificateFile: "{1} cannot be read as certificates. Check the file."
    case .address: "{1} is no longer a server for reminders. Check the address."
    case .addressUnknown: "The account's address or user name cannot be used. Add the account anew."
    case .unreachable: "The server is out of reach. It is tried again by itself."
    case .unreachableServer: "{1} is out of reach. It is tried again by itself."
    case .busy: "The server is busy and asked to wait. It is tried again by itself."
    case .serverError: "The server's answer could not be used. Nothing was changed; it is tried again by itself."
    case .serverStatus: "The server answered with an error ({1}). Nothing was changed; it is tried again by itself."
    case .storage: "What came in could not be stored here. Check the room on the disk with zeitblock doctor."
    case .heldDeletions:
      """
      {1} of {2} tasks are gone on the server. They stay here until you say that they may go; zeitblock sync \
      says how.
      """
    case .heldBlocks:
      """
      {1} of {2} time blocks are gone on the server. They stay here until you say that they may go; zeitblock sync \
      says how.
      """
    case .tooManyEvents: "There are so many repetitions that only some are shown (up to {1})."
    case .readOnly: "The list may only be read, so changes made here stay here ({1})."
    case .listMissing: "The list is no longer on the server. Its tasks stay here."
    case .unreadable: "{1} cannot be read and was left alone."
    case .rejected: "The server refuses “{1}” ({2}). It stays as it is here until you change it."
    case .notSent: "“{1}” could not be sent and waits. It is tried again by itself."
    case .notKept: "The server did not keep everything of “{1}”. Here it is whole."
    case .listFailed: "The list could not be synced. It is tried again by itself."
    case .inList: "{1}: {2}"
    }
  }
}
