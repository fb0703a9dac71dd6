import CalDAV
import Foundation
import HTTPClient
import Synchronization

/// A CalDAV server in memory: as strict about preconditions and UIDs as real ones, and as quick as a test wants it.
final class FakeServer: Transport {
  struct Resource: Sendable, Equatable {
    var etag: String
    var text: String
  }

  struct Calendar: Sendable {
    var resources: [String: Resource] = [:]
    var change = 0
    var isReadOnly = false
    var components = ["VTODO"]
    /// Names that were written or deleted, with the change they belong to.
    var history: [(change: Int, name: String)] = []
  }

  fileprivate struct State {
    var calendars: [String: Calendar] = [:]
    var stamp = 0
    var password: String?
    var offersChanges = false
  }

  static let home = "/alice/"
  private let state = Mutex(State())
  /// Rewrites what is stored, as real servers do.
  private let rewrite: @Sendable (String) -> String

  /// - Parameter offersChanges: whether it has sync tokens and tells what has changed since one.
  init(calendars: [String] = [], offersChanges: Bool = false, rewrite: @escaping @Sendable (String) -> String = { $0 })
  {
    self.rewrite = rewrite
    state.withLock { state in
      state.offersChanges = offersChanges
      for name in calendars { state.calendars[name] = Calendar() }
    }
  }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let body = String(decoding: request.body, as: UTF8.self)
    return state.withLock { state in
      state.answer(request, body, rewrite)
    }
  }

  /// Only for looking and for what another program does behind everyone's back.
  func calendar(_ name: String) -> Calendar? { state.withLock { $0.calendars[name] } }
  func set(_ name: String, _ calendar: Calendar?) { state.withLock { $0.calendars[name] = calendar } }
  static func token(_ change: Int) -> String { "http://sabre.io/ns/sync/\(change)" }
  func setPassword(_ basic: String?) { state.withLock { $0.password = basic } }
}

extension FakeServer.State {
  fileprivate mutating func answer(_ request: HTTPRequest, _ body: String, _ rewrite: (String) -> String)
    -> HTTPResponse
  {
    if let password, request.fields.first(where: { $0.name == "Authorization" })?.value != password {
      return HTTPResponse(status: 401)
    }
    let path = request.url.path
    let parts = path.split(separator: "/").map { String($0) }
    let depth = request.fields.first { $0.name == "Depth" }?.value
    switch request.method {
    case .propfind: return propfind(parts, depth, body)
    case .report where parts.count == 2: return report(parts[1], body)
    case .get: return get(parts)
    case .put(let precondition): return put(parts, precondition, rewrite(body))
    case .delete(let precondition): return delete(parts, precondition)
    case .move(let precondition, let target): return move(parts, precondition, target)
    case .makeCalendar where parts.count == 2: return make(parts[1], body)
    default: return HTTPResponse(status: 405)
    }
  }

  private mutating func make(_ name: String, _ body: String) -> HTTPResponse {
    guard calendars[name] == nil else { return HTTPResponse(status: 409) }
    calendars[name] = FakeServer.Calendar()
    calendars[name]?.components = body.components(between: "<C:comp name=\"", and: "\"")
    return HTTPResponse(status: 201)
  }

  private func propfind(_ parts: [String], _ depth: String?, _ body: String) -> HTTPResponse {
    if body.contains("current-user-principal") {
      return rows([row("/", "<D:current-user-principal><D:href>/alice/</D:href></D:current-user-principal>")])
    }
    if body.contains("calendar-home-set") {
      return rows([row("/alice/", "<C:calendar-home-set><D:href>/alice/</D:href></C:calendar-home-set>")])
    }
    switch parts.count {
    case 1:
      let home = row("/alice/", "<D:resourcetype><D:collection/></D:resourcetype>")
      return rows([home] + calendars.keys.sorted().map { own($0) })
    case 2:
      guard let calendar = calendars[parts[1]] else { return HTTPResponse(status: 404) }
      let members = depth == "1" ? calendar.resources.keys.sorted().map { etag(parts[1], $0) } : []
      return rows([own(parts[1])] + members)
    default:
      guard calendars[parts[1]]?.resources[parts[2]] != nil else { return HTTPResponse(status: 404) }
      return rows([etag(parts[1], parts[2])])
    }
  }

  private func own(_ name: String) -> String {
    let calendar = calendars[name] ?? FakeServer.Calendar()
    let privilege = calendar.isReadOnly ? "<D:read/>" : "<D:read/></D:privilege><D:privilege><D:write/>"
    let components = calendar.components.map { "<C:comp name=\"\($0)\"/>" }.joined()
    return row(
      "/alice/\(name)/",
      """
      <D:resourcetype><D:collection/><C:calendar/></D:resourcetype><D:displayname>\(name)</D:displayname>\
      <C:supported-calendar-component-set>\(components)</C:supported-calendar-component-set>\
      <D:current-user-privilege-set><D:privilege>\(privilege)</D:privilege></D:current-user-privilege-set>\
      <S:getctag>\(calendar.change)</S:getctag>\(offersChanges ? Self.changeProperties(calendar) : "")
      """)
  }

  private func etag(_ name: String, _ resource: String) -> String {
    let tag = calendars[name]?.resources[resource]?.etag ?? ""
    return row("/alice/\(name)/\(resource)", "<D:getetag>\(escaped(tag))</D:getetag>")
  }

  private func report(_ name: String, _ body: String) -> HTTPResponse {
    guard let calendar = calendars[name] else { return HTTPResponse(status: 404) }
    if body.contains("D:sync-collection") { return changes(name, calendar, body) }
    if body.contains("calendar-multiget") {
      let asked = body.components(between: "<D:href>", and: "</D:href>")
      return rows(asked.map { data(name, String($0.split(separator: "/").last ?? ""), path: $0) })
    }
    let uid = body.components(between: "i;octet\">", and: "</C:text-match>").first
    let found = calendar.resources.filter { resource in uid == nil || Self.uid(resource.value.text) == uid }
    let isPlain = calendar.components == ["VTODO"]
    let kinds = isPlain ? [] : ["VTODO", "VEVENT"].filter { body.contains("comp-filter name=\"\($0)\"") }
    let names = found.filter { one in kinds.isEmpty || kinds.contains { one.value.text.contains("BEGIN:\($0)") } }.keys
      .sorted()
    return rows(
      names.map { body.contains("C:calendar-data") ? data(name, $0, path: "/alice/\(name)/\($0)") : etag(name, $0) })
  }

  private static func changeProperties(_ calendar: FakeServer.Calendar) -> String {
    let report = "<D:supported-report><D:report><D:sync-collection/></D:report></D:supported-report>"
    return "<D:sync-token>\(FakeServer.token(calendar.change))</D:sync-token>"
      + "<D:supported-report-set>\(report)</D:supported-report-set>"
  }

  /// As sabre does it: a token from the future is taken for one of now.
  private func changes(_ name: String, _ calendar: FakeServer.Calendar, _ body: String) -> HTTPResponse {
    guard offersChanges else { return HTTPResponse(status: 403) }
    let text = body.components(between: "<D:sync-token>", and: "</D:sync-token>").first ?? ""
    guard let token = text.isEmpty ? 0 : Int(text.dropFirst(FakeServer.token(0).count - 1)) else {
      let error = "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"
      return HTTPResponse(status: 403, body: Array(error.utf8))
    }
    let names = Set(calendar.history.filter { $0.change > token }.map(\.name)).sorted()
    let found = names.map { resource in
      calendar.resources[resource] != nil
        ? etag(name, resource)
        : "<D:response><D:href>/alice/\(name)/\(resource)</D:href><D:status>HTTP/1.1 404 Gone</D:status></D:response>"
    }
    return rows(found + ["<D:sync-token>\(FakeServer.token(calendar.change))</D:sync-token>"])
  }

  private func data(_ name: String, _ resource: String, path: String) -> String {
    guard let found = calendars[name]?.resources[resource] else {
      return "<D:response><D:href>\(path)</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>"
    }
    return row(
      path,
      "<D:getetag>\(escaped(found.etag))</D:getetag><C:calendar-data>\(escaped(found.text))</C:calendar-data>")
  }

  private func get(_ parts: [String]) -> HTTPResponse {
    guard parts.count == 3, let found = calendars[parts[1]]?.resources[parts[2]] else {
      return HTTPResponse(status: 404)
    }
    return HTTPResponse(status: 200, fields: [HTTPField("ETag", found.etag)], body: Array(found.text.utf8))
  }
}

extension FakeServer.State {
  private mutating func put(_ parts: [String], _ precondition: Precondition, _ text: String) -> HTTPResponse {
    guard parts.count == 3, var calendar = calendars[parts[1]] else { return HTTPResponse(status: 409) }
    if calendar.isReadOnly { return HTTPResponse(status: 403) }
    let present = calendar.resources[parts[2]]
    guard holds(precondition, present) else { return HTTPResponse(status: 412) }
    let uid = Self.uid(text)
    if calendar.resources.contains(where: { $0.key != parts[2] && Self.uid($0.value.text) == uid }) {
      let error = "<D:error xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><C:no-uid-conflict/></D:error>"
      return HTTPResponse(status: 409, body: Array(error.utf8))
    }
    stamp += 1
    calendar.change += 1
    calendar.resources[parts[2]] = FakeServer.Resource(etag: "\"\(stamp)\"", text: text)
    calendar.history.append((calendar.change, parts[2]))
    calendars[parts[1]] = calendar
    return HTTPResponse(status: present == nil ? 201 : 204)
  }

  private mutating func move(_ parts: [String], _ precondition: Precondition, _ target: ServerURL) -> HTTPResponse {
    let place = target.path.split(separator: "/").map { String($0) }
    guard parts.count == 3, place.count == 3, var source = calendars[parts[1]], var calendar = calendars[place[1]]
    else {
      return HTTPResponse(status: 409)
    }
    if source.isReadOnly || calendar.isReadOnly { return HTTPResponse(status: 403) }
    guard let present = source.resources[parts[2]] else { return HTTPResponse(status: 404) }
    guard holds(precondition, present), calendar.resources[place[2]] == nil else { return HTTPResponse(status: 412) }
    source.resources[parts[2]] = nil
    source.change += 1
    source.history.append((source.change, parts[2]))
    calendars[parts[1]] = source
    calendar.resources[place[2]] = present
    calendar.change += 1
    calendar.history.append((calendar.change, place[2]))
    calendars[place[1]] = calendar
    return HTTPResponse(status: 201)
  }

  private mutating func delete(_ parts: [String], _ precondition: Precondition) -> HTTPResponse {
    guard parts.count == 3, var calendar = calendars[parts[1]] else { return HTTPResponse(status: 404) }
    if calendar.isReadOnly { return HTTPResponse(status: 403) }
    guard let present = calendar.resources[parts[2]] else { return HTTPResponse(status: 404) }
    guard holds(precondition, present) else { return HTTPResponse(status: 412) }
    calendar.resources[parts[2]] = nil
    calendar.change += 1
    calendar.history.append((calendar.change, parts[2]))
    calendars[parts[1]] = calendar
    return HTTPResponse(status: 204)
  }

  private func holds(_ precondition: Precondition, _ present: FakeServer.Resource?) -> Bool {
    switch precondition {
    case .absent: present == nil
    case .unchanged(let tag): present?.etag == tag.text
    }
  }

  private static func uid(_ text: String) -> String? {
    text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
  }

  private func rows(_ rows: [String]) -> HTTPResponse {
    let head =
      "<D:multistatus xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\" xmlns:S=\"http://calendarserver.org/ns/\">"
    return HTTPResponse(status: 207, body: Array((head + rows.joined() + "</D:multistatus>").utf8))
  }

  private func row(_ href: String, _ properties: String) -> String {
    "<D:response><D:href>\(href)</D:href><D:propstat><D:prop>\(properties)</D:prop>"
      + "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension String {
  /// What stands between each pair of two marks.
  func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.range(of: end).map { String(part[..<$0.lowerBound]) }
    }
  }
}
