/// Texts of the start page, of kept drafts, and of previews of new tasks. Placeholders are written `{1}`, `{2}` ….
public enum StartPhrase: PhraseTable, Sendable, CaseIterable {
  // The start page.
  case title, lead, field, wrong, haveBackup, next, nextField, nextTitle, nextLead
  case howLong, estimate, whenTitle, schedule, scheduleText, connect, connectText, hours, hoursText, later
  case samples, samplesThere

  // Previews of a new task.
  case titleHint, becomes, preview, inBacklog, onDay, overlaps, freeAndSaved, freeAndAdded, saveAndSchedule

  // Drafts.
  case restored, discard, signedOut, signIn, tagEmpty

  // Connecting an account.
  case pitch, pitchText, howTitle, without, withoutText, showWhere
  case whereNextcloud, whereICloud, whereFastmail, whereOther
  case artEvent, artTask, artProposal
  case foundServer, foundUser, foundLists, toBacklog

  // Settings.
  case stayHere, defaultList, defaultListHint, startPage, startPageHint
}
