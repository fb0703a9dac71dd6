/// The actions on several tasks at once.
enum BulkVerb: String, CaseIterable {
  case complete, reopen, delete, tag, untag, list, importance, urgency, grade, type, due, duration, top, bottom
}
