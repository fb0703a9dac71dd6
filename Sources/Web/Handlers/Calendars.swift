import Domain

extension RequestContext {
  /// - Parameter form: the input so far, with its errors.
  func newCalendar(_ form: CalendarForm) throws(PlannerFailure) -> Response {
    guard app.calendars != nil else { return message(.refusedTitle, words[.unavailable], status: 404) }
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .accounts) }
    return show(NewCalendarPage(form: form, frame: frame).page, in: frame, status: form.status).uncached
  }

  /// Contacts the server at once. On failure, shows the form again with all input.
  func addCalendar() throws(PlannerFailure) -> Response {
    guard let controller = app.calendars else { return message(.refusedTitle, words[.unavailable], status: 404) }
    var form = CalendarForm(request.form)
    if form.trouble != nil { return try newCalendar(form) }
    do throws(AccountTrouble) {
      _ = try controller.subscribe(form.asked, form.name.isEmpty ? nil : form.name)
      return redirect(to: .accounts)
    } catch {
      if case .store(let failure) = error { throw .store(failure) }
      form.trouble = error
      return try newCalendar(form)
    }
  }

  /// Asks whether to remove a subscribed calendar.
  func calendarRemoval(_ id: ListID) throws(PlannerFailure) -> Response {
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.list(id), try self.frame(reader, origin: .accounts))
    }
    guard let list = found, try addresses()[id] != nil else {
      return message(.refusedTitle, words[plan: .calendarGone], status: 404)
    }
    return show(CalendarRemovalPage(list: list, frame: frame).page, in: frame).uncached
  }

  func removeCalendar(_ id: ListID) throws(PlannerFailure) -> Response {
    guard let controller = app.calendars, try addresses()[id] != nil else {
      return message(.refusedTitle, words[plan: .calendarGone], status: 404)
    }
    do throws(AccountTrouble) {
      try controller.unsubscribe(id)
      return redirect(to: .accounts)
    } catch {
      if case .store(let failure) = error { throw .store(failure) }
      return message(.refusedTitle, words.sentence(aboutCalendar: error), status: 409)
    }
  }

  /// Sets which events of a calendar block time.
  func setBlocking(of id: ListID) throws(PlannerFailure) -> Response {
    let name = request.form["blocks"] ?? ""
    guard let blocking = EventBlocking(name: name) else { throw .invalid([Problem(.list, .choiceUnknown(name))]) }
    let outcome = try perform(.setCalendarBlocking(id, blocking))
    return redirect(to: Origin(request.form).route, noticing: outcome.number)
  }

  /// Sets whether an event blocks time, or resets it to its calendar's setting.
  func setBlocking(of key: EventKey) throws(PlannerFailure) -> Response {
    let name = request.form["blocks"] ?? ""
    guard let choice = EventChoice(rawValue: name) else { throw .invalid([Problem(.list, .choiceUnknown(name))]) }
    let outcome = try perform(.setEventBlocking(key, choice.blocks))
    return redirect(to: planOrigin.route, noticing: outcome.number)
  }

  /// Returns the address or file of each subscribed calendar.
  func addresses() throws(PlannerFailure) -> [ListID: String] {
    do throws(AccountTrouble) {
      return try app.calendars?.addresses() ?? [:]
    } catch {
      if case .store(let failure) = error { throw .store(failure) }
      throw .store(.other(code: 0))
    }
  }
}
