internal import Web

/// What the way in answers.
private enum Entrance {
  case opened(Secret)
  case alreadyIn
  case passwordForm(after: Refusal?)
  /// Something that was handed over waits to be stored.
  case confirmation(Secret)
  case refused(Refusal)
}

extension Service {
  /// The way in: spends a one-time link, or shows and takes the password form.
  func enter(_ request: Request, hasSession: Bool, head: Head) throws(Refusal) -> Answer {
    // A browser that loads ahead must not spend the link; it asks again when the link is really followed.
    let isAhead = head["Sec-Purpose"]?.hasPrefix("prefetch") ?? false
    let entrance: Entrance
    do throws(AccessStoreError) {
      entrance = try self.entrance(request, hasSession: hasSession, isAhead: isAhead)
    } catch {
      throw .storeUnavailable
    }
    return try answer(to: request, entrance)
  }

  private func entrance(
    _ request: Request, hasSession: Bool, isAhead: Bool
  ) throws(AccessStoreError) -> Entrance {
    if request.method == .post { return try signIn(request) }
    if let token = request.query["token"], !isAhead {
      if let session = try access.redeem(token) { return .opened(session) }
      return hasSession ? .alreadyIn : .refused(.spentLink)
    }
    if hasSession { return .alreadyIn }
    return try access.hasPassword() ? .passwordForm(after: nil) : .refused(.noSession)
  }

  private func signIn(_ request: Request) throws(AccessStoreError) -> Entrance {
    switch try access.login(password: request.form["password"] ?? "") {
    case .opened(let session): HandedOver(request).isEmpty ? .opened(session) : .confirmation(session)
    case .refused: .passwordForm(after: .wrongPassword)
    case .wait(let seconds): .refused(.tooManyLogins(seconds: seconds))
    }
  }

  private func answer(to request: Request, _ entrance: Entrance) throws(Refusal) -> Answer {
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: request.acceptLanguage))
    switch entrance {
    case .opened(let session):
      let cookie = Response.Header("Set-Cookie", admission.cookie.setting(session))
      return try own(page.wayIn(), header: cookie)
    case .confirmation(let session):
      let cookie = Response.Header("Set-Cookie", admission.cookie.setting(session))
      return try own(page.confirmation(HandedOver(request), .signedIn), header: cookie)
    case .alreadyIn: return try own(page.wayIn())
    case .passwordForm(let failure):
      return try own(
        page.passwordForm(after: failure, keeping: HandedOver(request)), status: failure?.status ?? 200)
    case .refused(let refusal): throw refusal
    }
  }

  func own(_ body: [UInt8], status: Int = 200, header: Response.Header? = nil) throws(Refusal) -> Answer {
    let headers = [SecurityHeaders.html, SecurityHeaders.noStore] + (header.map { [$0] } ?? [])
    return try sendable(.page(status: status, headers: headers, body: body))
  }
}
