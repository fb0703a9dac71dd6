import Domain

extension Words {
  /// Describes the error and how to fix it.
  private func sentence(_ rule: Problem.Rule) -> String {
    switch rule {
    case .titleEmpty: self[.titleEmpty]
    case .titleTooLong(let limit): self(.titleTooLong, "\(limit)")
    case .notesTooLong(let limit): self(.notesTooLong, "\(limit)")
    case .dueInThePast: self[.dueInThePast]
    case .subPriorityNotPositive: self[.subPriorityNotPositive]
    case .subPriorityWithoutGradeA: self[.subPriorityWithoutGradeA]
    case .numberTaken: self[.numberTaken]
    case .delegateeEmpty: self[.delegateeEmpty]
    case .delegateeTooLong(let limit): self(.delegateeTooLong, "\(limit)")
    case .followUpInThePast: self[.followUpInThePast]
    case .durationOutOfRange: self[.durationOutOfRange]
    case .durationNotANumber: self[.durationNotANumber]
    case .timeOutOfRange(let limit): self(ritual: .timeOutOfRange, "\(limit)")
    case .monthDayOutOfRange: self[.monthDayOutOfRange]
    case .weekdayOutOfRange: self[.weekdayOutOfRange]
    case .intervalOutOfRange(let limit): self(form: .intervalOutOfRange, "\(limit)")
    case .tagEmpty: self[.tagEmpty]
    case .tagDuplicate(let tag): self(.tagDuplicate, quoted(tag))
    case .tagCharacter(let tag): self(.tagCharacter, quoted(tag))
    case .tagTooLong(let limit): self(.tagTooLong, "\(limit)")
    case .listUnknown: self[.listUnknown]
    case .listReadOnly: self[.listReadOnly]
    case .chosenListReadOnly(let name): self(.chosenListReadOnly, quoted(name))
    case .listGone: self[.listGone]
    case .listUnused: self[.listUnused]
    case .listNeeded: self[.listNeeded]
    case .recurrenceNotOurs: self[.recurrenceNotOurs]
    case .recurrenceMissing: self[.recurrenceMissing]
    case .repeatCountOutOfRange(let limit): self(.repeatCountOutOfRange, "\(limit)")
    case .endBeforeDue: self[.endBeforeDue]
    case .ruleUnreadable(let rule): self(.ruleUnreadable, quoted(rule))
    case .ruleNeverTrue(let rule): self(.ruleNeverTrue, quoted(rule))
    case .settingValue(let choices): self(.settingValue, choices.joined(separator: ", "))
    case .numberOutOfRange(let least, let most): self(.settingNumber, "\(least)", "\(most)")
    case .webAddress: self[.settingAddress]
    case .valueTooLong(let limit): self(.settingTooLong, "\(limit)")
    case .originalTitleMissing: self[.originalTitleMissing]
    case .parentUnknown: self[.parentUnknown]
    case .parentBelow: self[backlog: .parentBelow]
    case .dayUnreadable: self[.dayUnreadable]
    case .choiceUnknown(let choice): self(.choiceUnknown, quoted(choice))
    case .blockLength(let least, let most): self(.blockLength, "\(least)", "\(most)")
    case .taskUnknown: self[.taskUnknown]
    case .calendarUnknown(let name): self(.calendarUnknown, quoted(name))
    case .calendarReadOnly(let name): self(.calendarReadOnly, quoted(name))
    case .chosenCalendarReadOnly(let name): self(.chosenCalendarReadOnly, quoted(name))
    case .zoneUnknown(let zone): self(.zoneUnknown, quoted(zone))
    case .workingHours(let fault): sentence(fault)
    case .timeTaken(let title, _): self(plan: .timeTaken, quoted(title))
    case .notPlannable(let title, let obstacle): sentence(obstacle, to: title)
    }
  }

  func sentence(_ problem: Problem) -> String {
    problem.field == .order ? self[.positionUnreadable] : sentence(problem.rule)
  }

  /// Joins the sentences of several problems.
  func sentences(_ problems: [Problem]) -> String {
    problems.map { sentence($0) }.joined(separator: " ")
  }

  /// Describes a failure of the store and its remedy.
  func sentence(_ failure: StoreFailure) -> String {
    switch failure {
    case .busy: self[.storeBusy]
    case .full: self[.storeFull]
    case .readOnly: self[.storeReadOnly]
    case .cannotOpen, .corrupt, .newerSchema, .other: self[.storeUnusable]
    }
  }

  func name(of field: Field) -> String {
    switch field {
    case .list: self[.list]
    case .title: self[.title]
    case .notes: self[.notes]
    case .importance: self[.importance]
    case .urgency: self[.fieldUrgency]
    case .grade: self[.fieldGrade]
    case .subPriority: self[.fieldSubPriority]
    case .type: self[.fieldType]
    case .tags: self[.tags]
    case .due: self[.due]
    case .notBefore: self[.fieldNotBefore]
    case .manualDuration: self[.duration]
    case .recurrence: self[.recurrence]
    case .parent: self[.fieldParent]
    case .delegatedTo: self[.fieldDelegatedTo]
    case .sourceURL: self[.fieldSource]
    case .needsTitleImprovement, .originalTitle, .completedAt, .actualMinutes: self[.fieldOther]
    }
  }
}
