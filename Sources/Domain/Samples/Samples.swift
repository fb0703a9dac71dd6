/// Sample tasks for trying the app: every grade, quadrant and recurrence pattern, all kinds of durations, one overdue
/// task and one completed.
public enum Samples {
  /// The prefix of the ids of sample tasks, so that removing them deletes no other task.
  public static let idPrefix = "sample-"

  /// The number of sample tasks. One is completed, so the backlog shows one fewer.
  public static var count: Int { all.count }

  struct Sample {
    var german: String
    var english: String
    var shape: Shape

    func draft(in language: Language, today: Day) -> TaskDraft {
      var draft = TaskDraft(title: language == .german ? german : english)
      draft.importance = shape.importance
      draft.urgency = shape.urgency
      draft.grade = shape.grade
      draft.subPriority = shape.subPriority
      draft.type = shape.type
      draft.manualDuration = shape.minutes
      draft.due = shape.dueIn.map {
        Due(day: shape.recurrence?.first(from: today + $0) ?? today + $0, time: shape.time)
      }
      draft.recurrence = shape.recurrence
      draft.tags = [language == .german ? "beispiel" : "sample"]
      draft.delegatedTo = shape.delegated ? "Robin" : nil
      return draft
    }
  }

  struct Shape {
    var importance: Importance = .low
    var urgency: Urgency = .notUrgent
    var grade: Grade?
    var subPriority: Int?
    var type: TaskType = .maintenance
    var minutes: Int?
    /// Days from today; negative means overdue. A recurring task is due on its first occurrence from that day on.
    var dueIn: Int?
    var time: WallTime?
    var recurrence: Recurrence?
    var delegated = false
    var completed = false
  }

  static let all: [Sample] = [
    Sample(
      german: "Steuerbescheid prüfen", english: "Check the tax assessment",
      shape: Shape(importance: .high, urgency: .urgent, grade: .a, subPriority: 1, type: .income, minutes: 30, dueIn: 0)
    ),
    Sample(
      german: "Kapitel 3 überarbeiten", english: "Revise chapter 3",
      shape: Shape(importance: .high, grade: .a, subPriority: 2, type: .income, minutes: 90, dueIn: 6)),
    Sample(
      german: "Zahnarzt anrufen", english: "Call the dentist",
      shape: Shape(importance: .medium, urgency: .urgent, dueIn: -1)),
    Sample(
      german: "Ersatzteil für die Spülmaschine bestellen", english: "Order the spare part for the dishwasher",
      shape: Shape(importance: .medium, grade: .b)),
    Sample(
      german: "Blumen gießen", english: "Water the plants",
      shape: Shape(minutes: 5, dueIn: 0, recurrence: Recurrence(.custom(every: 3, unit: .days), anchor: .completion))),
    Sample(
      german: "Bericht an Frau Lindner schicken", english: "Send the report to Ms Lindner",
      shape: Shape(
        importance: .high, type: .income, minutes: 30, dueIn: 1, time: WallTime(hour: 15, minute: 0),
        recurrence: Recurrence(.weekly(Weekdays([3]))))),
    Sample(
      german: "Dankeskarte an Oma schreiben", english: "Write a thank-you card to grandma",
      shape: Shape(grade: .c, type: .givingBack, minutes: 15)),
    Sample(
      german: "Flyer drucken lassen", english: "Have the flyers printed",
      shape: Shape(urgency: .urgent, grade: .d, minutes: 15, dueIn: 3, delegated: true)),
    Sample(
      german: "Alte Zeitschriften durchsehen", english: "Go through old magazines",
      shape: Shape(grade: .e, minutes: 60)),
    Sample(
      german: "Eine Runde laufen", english: "Go for a run",
      shape: Shape(type: .recharge, minutes: 45, dueIn: 0, recurrence: Recurrence(.biweekly(Weekdays([2, 5]))))),
    Sample(
      german: "Vokabeln wiederholen", english: "Review vocabulary",
      shape: Shape(type: .learning, minutes: 15, dueIn: 0, recurrence: Recurrence(.daily))),
    Sample(
      german: "Miete überweisen", english: "Pay the rent",
      shape: Shape(importance: .high, minutes: 5, dueIn: 9, recurrence: Recurrence(.monthly(day: 1)))),
    Sample(
      german: "Kassenbuch abschließen", english: "Close the cash book",
      shape: Shape(
        type: .income, minutes: 60, dueIn: 9, recurrence: Recurrence(.monthly(day: Recurrence.lastDayOfMonth)))),
    Sample(
      german: "Rauchmelder prüfen", english: "Test the smoke detectors",
      shape: Shape(minutes: 15, dueIn: 20, recurrence: Recurrence(.yearly))),
    Sample(
      german: "Fahrradtasche zurückbringen", english: "Return the pannier",
      shape: Shape(type: .givingBack, minutes: 30, completed: true)),
  ]
}
