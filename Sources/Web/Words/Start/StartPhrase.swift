/// Texts of the first minute, of what is typed and kept, and of the way a new task will stand, by their meaning. Places for
/// values are written `{1}`, `{2}` ….
public enum StartPhrase: PhraseTable, Sendable, CaseIterable {
  // The first minute.
  case title, lead, field, wrong, haveBackup, next, nextField, nextTitle, nextLead
  case howLong, estimate, whenTitle, schedule, scheduleText, connect, connectText, hours, hoursText, later
  case samples, samplesThere

  // A new task before it is saved.
  case titleHint, becomes, preview, inBacklog, onDay, overlaps, freeAndSaved, freeAndAdded, saveAndSchedule

  // What was typed and is kept.
  case restored, discard, signedOut, signIn, tagEmpty

  // Connecting.
  case pitch, pitchText, howTitle, without, withoutText, showWhere
  case whereNextcloud, whereICloud, whereFastmail, whereOther
  case artEvent, artTask, artProposal
  case foundServer, foundUser, foundLists, toBacklog

  // Settings.
  case stayHere, defaultList, defaultListHint, startPage, startPageHint
}
