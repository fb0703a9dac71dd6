import Domain
import Markup

extension RequestContext {
  /// - Parameter failure: why the last uploaded file could not be read.
  func exchange(_ failure: ExchangeFailure? = nil, status: Int = 200) throws(PlannerFailure) -> Response {
    guard let controller = app.exchange else {
      return message(.refusedTitle, words[exchange: .unavailable], status: 404)
    }
    let (lists, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.lists().filter { $0.contents.holdsTasks && $0.isUsed }, try self.frame(reader, origin: .settings))
    }
    let page = ExchangePage(
      lists: lists, backups: controller.backups(), failure: failure, environment: environment, frame: frame)
    // Backups can be added without a change of the data.
    return show(page.page, in: frame, status: status, mayBeKept: false)
  }

  /// Returns the exported file as a download.
  func exported() throws(PlannerFailure) -> Response {
    guard let controller = app.exchange, let format = ExchangeFormat(rawValue: request.query["format"] ?? "") else {
      return message(.notFoundTitle, words[.notFoundText], status: 404)
    }
    let list = request.query["list"].flatMap { $0.isEmpty ? nil : ListID($0) }
    let choice = ExportChoice(format, list: list, withCompleted: request.query["completed"] == "1")
    let file = try controller.export(choice, environment)
    let name = "zeitblock-\(environment.today.iso).\(format.fileExtension)"
    return download(file.bytes, named: name, type: format.mediaType)
  }

  private func download(_ bytes: [UInt8], named name: String, type: String) -> Response {
    Response(
      status: 200,
      headers: [
        .init("Content-Type", type), .init("Content-Disposition", "attachment; filename=\"\(name)\""),
      ], body: bytes)
  }

  /// Parses an uploaded file and shows a preview of the import. Stores nothing.
  func previewImport() throws(PlannerFailure) -> Response {
    guard let controller = app.exchange else {
      return message(.refusedTitle, words[exchange: .unavailable], status: 404)
    }
    guard let upload = request.upload, !upload.bytes.isEmpty else { return try exchange(.empty, status: 422) }
    let format = ExchangeFormat(rawValue: request.form["format"] ?? "")
    do throws(ExchangeFailure) {
      let key = try controller.keep(upload, format, environment, words.language)
      return redirect(to: .importPreview(key))
    } catch {
      return try exchange(error, status: 422)
    }
  }

  func importPreview(_ key: String) throws(PlannerFailure) -> Response {
    guard let parsedFile = app.exchange?.kept(key) else { return try forgotten() }
    let choice = choice(in: request.query)
    let (plan, lists, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try ImportPlan.make(of: parsedFile, choice, in: reader), try reader.lists().filter { $0.isWritable },
        try self.frame(reader, origin: .settings)
      )
    }
    let page = ImportPreviewPage(key: key, plan: plan, choice: choice, lists: lists, frame: frame)
    return show(page.page, in: frame, mayBeKept: false)
  }

  func bringIn() throws(PlannerFailure) -> Response {
    guard let parsedFile = app.exchange?.kept(request.form["key"] ?? "") else { return try forgotten() }
    let outcome = try perform(.bringIn(parsedFile, choice(in: request.form)))
    return redirect(to: .backlog(page: 1), noticing: outcome.number)
  }

  private func choice(in fields: Fields) -> ImportChoice {
    ImportChoice(
      list: fields["list"].flatMap { $0.isEmpty ? nil : ListID($0) },
      unknown: fields["projects"].flatMap { ImportChoice.Unknown(rawValue: $0) } ?? .tags)
  }

  private func forgotten() throws(PlannerFailure) -> Response {
    message(.refusedTitle, words[exchange: .forgotten], status: 404)
  }

  func backupFile(_ name: String) throws(PlannerFailure) -> Response {
    guard let bytes = try app.exchange?.backup(name) else {
      return message(.notFoundTitle, words[.notFoundText], status: 404)
    }
    let plain = String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") })
    return download(bytes, named: plain, type: "application/vnd.sqlite3")
  }

  func makeBackup() throws(PlannerFailure) -> Response {
    guard let controller = app.exchange else {
      return message(.refusedTitle, words[exchange: .unavailable], status: 404)
    }
    _ = try controller.makeBackup(environment)
    return redirect(to: .exchange)
  }
}
