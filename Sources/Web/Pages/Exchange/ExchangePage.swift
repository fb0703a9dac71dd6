import Domain
import Markup

/// Export, import, and backups.
struct ExchangePage {
  var lists: [SourceList]
  var backups: [KeptBackup]
  /// Why the last uploaded file could not be read.
  var failure: ExchangeFailure?
  var environment: Environment
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[exchange: .title], route: .exchange) {
      div(.class("col form")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[exchange: .title])
          frame.status(.narrow)
        }
        reading
        writing
        keeping
      }
    }
  }

  private var reading: HTML {
    section(.class("field"), .labelledBy("import")) {
      h2(.id("import"), text: words[exchange: .importTitle])
      p(.class("note"), .id("import-hint"), text: words[exchange: .importText])
      problem
      form(
        .class("stack"), .method("post"), .action(Route.previewImport.url), .named("enctype", "multipart/form-data")
      ) {
        div(.class("field")) {
          label(.for("file"), text: words[exchange: .file])
          input(
            .class("input"), .id("file"), .name("file"), .type("file"), .flag("required"), .invalid(failure != nil),
            .describedBy(failure == nil ? "import-hint" : "import-error import-hint"))
        }
        formats("import-format", first: words[exchange: .byItself])
        button(.class("btn"), text: words[exchange: .look])
      }
    }
  }

  @HTMLBuilder private var problem: [HTML] {
    if let failure {
      p(.class("error"), .id("import-error"), .role("alert")) {
        frame.icon(.alert, class: "i i-s")
        span(text: words.sentence(failure))
      }
    }
  }

  private func formats(_ id: String, first: String?) -> HTML {
    div(.class("field")) {
      label(.for(id), text: words[exchange: .format])
      select(.class("input"), .id(id), .name("format")) {
        if let first { option(.value(""), text: first) }
        for format in ExchangeFormat.allCases { option(.value(format.rawValue), text: words.name(of: format)) }
      }
    }
  }

  private var writing: HTML {
    section(.class("field"), .labelledBy("export")) {
      h2(.id("export"), text: words[exchange: .exportTitle])
      p(.class("note"), text: words[exchange: .exportText])
      form(.class("stack"), .method("get"), .action(Route.exported.url)) {
        formats("export-format", first: nil)
        div(.class("field")) {
          label(.for("export-list"), text: words[exchange: .list])
          select(.class("input"), .id("export-list"), .name("list")) {
            option(.value(""), text: words[exchange: .allLists])
            for list in lists { option(.value(list.id.text), text: list.name) }
          }
        }
        label(.class("choice")) {
          input(.type("checkbox"), .name("completed"), .value("1"))
          span(text: words[exchange: .withCompleted])
        }
        button(.class("btn"), text: words[exchange: .download])
      }
    }
  }

  private var keeping: HTML {
    section(.class("field"), .labelledBy("backups")) {
      h2(.id("backups"), text: words[exchange: .backupsTitle])
      p(.class("note"), text: words[exchange: .backupsText])
      if backups.isEmpty { p(text: words[exchange: .noBackups]) }
      ul(.class("lists")) {
        for backup in backups { li { row(backup) } }
      }
      form(.method("post"), .action(Route.makeBackup.url)) {
        button(.class("btn"), text: words[exchange: .backUpNow])
      }
    }
  }

  @HTMLBuilder private func row(_ backup: KeptBackup) -> [HTML] {
    a(.class("link"), .href(Route.backupFile(backup.name).url), text: backup.name)
    span(.class("note push"), text: "\(moment(backup.madeAt)) · \(max(1, backup.bytes >> 10)) kB")
  }

  private func moment(_ instant: Instant) -> String {
    let wall = environment.zones.here(instant)
    return words.moment(of: wall, today: environment.today)
  }
}
