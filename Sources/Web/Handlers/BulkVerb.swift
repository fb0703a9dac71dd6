/// What can be done to several tasks with one press.
enum BulkVerb: String, CaseIterable {
  case complete, reopen, delete, tag, untag, list, importance, urgency, grade, type, due, duration, top, bottom
}
