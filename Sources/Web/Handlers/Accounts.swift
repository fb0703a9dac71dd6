import Domain

extension RequestContext {
  func accounts() throws(PlannerFailure) -> Response {
    guard let controller = app.accounts else { return message(.refusedTitle, words[.unavailable], status: 404) }
    do throws(AccountTrouble) {
      return try accounts(try controller.accounts())
    } catch {
      return refuse(error)
    }
  }

  private func accounts(_ accounts: [AccountView]) throws(AccountTrouble) -> Response {
    do throws(PlannerFailure) {
      let addresses = try addresses()
      let (calendars, frame) = try read { (reader) throws(PlannerFailure) in
        (try CalendarsScreen(from: reader, addresses: addresses), try self.frame(reader, origin: .accounts))
      }
      return show(AccountsPage(accounts: accounts, calendars: calendars, frame: frame).page, in: frame).uncached
    } catch {
      throw AccountTrouble(error)
    }
  }

  func newAccount(_ form: AccountForm) throws(PlannerFailure) -> Response {
    let (isFirst, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.lists().allSatisfy { $0.account == nil }, try self.frame(reader, origin: .settings))
    }
    let page = NewAccountPage(form: form, isFirst: isFirst, frame: frame).page
    return show(page, in: frame, status: form.status).uncached
  }

  /// Contacts the server at once. On failure, shows the form again with all input but the password.
  func addAccount() throws(PlannerFailure) -> Response {
    guard let controller = app.accounts else { return message(.refusedTitle, words[.unavailable], status: 404) }
    var form = AccountForm(request.form)
    guard let new = form.request(password: request.form["password"] ?? "") else { return try newAccount(form) }
    do throws(AccountTrouble) {
      return Response(
        status: 303, headers: [.init("Location", "\(Route.account(try controller.add(new)).url)?added=1")])
    } catch {
      form.take(error)
      return try newAccount(form)
    }
  }

  func account(_ id: String) throws(PlannerFailure) -> Response {
    accountPage(id, AccountNews(request.query))
  }

  /// - Parameter news: the result of the last request about the account.
  private func accountPage(_ id: String, _ news: AccountNews) -> Response {
    do throws(AccountTrouble) {
      let account = try known(id)
      let frame = try frame(of: .account(id))
      let page = AccountPage(account: account, news: news, frame: frame).page
      return show(page, in: frame, status: news.status).uncached
    } catch {
      return refuse(error)
    }
  }

  func removal(of id: String) throws(PlannerFailure) -> Response {
    do throws(AccountTrouble) {
      let account = try known(id)
      let frame = try frame(of: .account(id))
      return show(RemovalPage(account: account, frame: frame).page, in: frame).uncached
    } catch {
      return refuse(error)
    }
  }

  func change(_ id: String, _ verb: AccountVerb) throws(PlannerFailure) -> Response {
    guard let controller = app.accounts else { return message(.refusedTitle, words[.unavailable], status: 404) }
    do throws(AccountTrouble) {
      switch verb {
      case .pause: try controller.pause(id, true)
      case .resume: try controller.pause(id, false)
      case .remove: return try remove(id, controller)
      case .test: return accountPage(id, .tested(test(id, controller)))
      case .password: return try changePassword(id, controller)
      }
      return redirect(to: .account(id))
    } catch {
      return refuse(error)
    }
  }

  private func test(_ id: String, _ controller: AccountController) -> Result<AccountTest, AccountTrouble> {
    do throws(AccountTrouble) {
      return .success(try controller.test(id))
    } catch {
      return .failure(error)
    }
  }

  private func changePassword(_ id: String, _ controller: AccountController) throws(AccountTrouble) -> Response {
    let password = request.form["password"] ?? ""
    if password.isEmpty { return accountPage(id, .passwordRefused(.passwordMissing)) }
    do throws(AccountTrouble) {
      try controller.changePassword(id, password)
    } catch {
      if case .unknownAccount = error { throw error }
      return accountPage(id, .passwordRefused(error))
    }
    // Entering the same password again also justifies a sync: the server may have rejected it by mistake.
    app.sync.requested()
    return Response(status: 303, headers: [.init("Location", "\(Route.account(id).url)?changed=1")])
  }

  private func remove(_ id: String, _ controller: AccountController) throws(AccountTrouble) -> Response {
    switch request.form["tasks"] {
    case "keep": try controller.remove(id, true)
    case "delete": try controller.remove(id, false)
    default: return redirect(to: .removal(id))
    }
    return redirect(to: .accounts)
  }

  private func known(_ id: String) throws(AccountTrouble) -> AccountView {
    guard let account = try app.accounts?.accounts().first(where: { $0.id == id }) else { throw .unknownAccount(id) }
    return account
  }

  private func frame(of origin: Origin) throws(AccountTrouble) -> Frame {
    do throws(PlannerFailure) {
      return try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: origin) }
    } catch {
      throw AccountTrouble(error)
    }
  }

  func refuse(_ trouble: AccountTrouble) -> Response {
    switch trouble {
    case .unknownAccount: message(.refusedTitle, words.sentence(trouble), status: 404)
    case .store(let failure): refuse(PlannerFailure.store(failure))
    default: message(.refusedTitle, words.sentence(trouble), status: 409)
    }
  }
}

// MARK: - Lists

extension RequestContext {
  /// Sets whether a list is used. Asks first if the list has unsent changes.
  func use(_ list: ListID) throws(PlannerFailure) -> Response {
    let isUsed = request.form["used"] != nil
    let origin = Origin(request.form)
    if !isUsed, request.form["sure"] == nil, let question = try question(about: list, origin) { return question }
    let outcome = try perform(.use(list, isUsed))
    return redirect(to: origin.route, noticing: outcome.number)
  }

  private func question(about id: ListID, _ origin: Origin) throws(PlannerFailure) -> Response? {
    guard let controller = app.accounts else { return nil }
    var unsent = 0
    do throws(AccountTrouble) {
      for account in try controller.accounts() { unsent += account.unsent[id] ?? 0 }
    } catch {
      return refuse(error)
    }
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.list(id), try self.frame(reader, origin: origin))
    }
    guard unsent > 0, let list = found, list.isUsed else { return nil }
    return show(UnusePage(list: list, unsent: unsent, origin: origin, frame: frame).page, in: frame).uncached
  }
}

/// The result of a request about one account.
enum AccountNews: Sendable {
  case none
  case added
  case passwordChanged
  case passwordRefused(AccountTrouble)
  case tested(Result<AccountTest, AccountTrouble>)

  init(_ query: Fields) {
    self = query["added"] != nil ? .added : query["changed"] != nil ? .passwordChanged : .none
  }

  var status: Int {
    switch self {
    case .passwordRefused(.deskBusy), .tested(.failure(.deskBusy)): 503
    case .passwordRefused: 422
    default: 200
    }
  }
}

extension AccountTrouble {
  /// Wraps a failure of the store in an operation about accounts.
  init(_ failure: PlannerFailure) {
    if case .store(let failure) = failure { self = .store(failure) } else { self = .store(.other(code: 0)) }
  }
}

extension Response {
  /// Returns the response without caching, because the page depends on more than the store and the day.
  var uncached: Response {
    var response = self
    response.headers.removeAll { $0.name == "X-Zeitblock-Cache" }
    return response
  }
}
