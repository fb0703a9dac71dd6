import Domain

extension Words {
  /// What the last sync could not do, and what helps.
  func sentence(of problem: SyncProblem) -> String {
    problem.list.map { about(problem, in: quoted($0)) } ?? aboutAccount(problem)
  }

  private func aboutAccount(_ problem: SyncProblem) -> String {
    let subject = problem.subject
    return switch problem.code {
    case .wrongPassword: self(.wrongPassword, subject)
    case .forbidden: self(.forbidden, subject)
    case .passwordCommand: self[.problemCommand]
    case .otherHosts: self[.otherHosts]
    case .certificate: self(.problemCertificate, subject)
    case .certificateFile: self(.authorities, quoted(subject))
    case .address: self(.problemAddress, subject)
    case .unreachable: subject.isEmpty ? self[.timedOut] : self(.unreachable, subject)
    case .busy: problem.count > 0 ? self(.busySeconds, "\(problem.count)") : self[.busy]
    case .storage: self[.problemStorage]
    default: self(.serverError, problem.count > 0 ? "\(problem.count)" : "–")
    }
  }

  private func about(_ problem: SyncProblem, in list: String) -> String {
    let subject = quoted(problem.subject)
    return switch problem.code {
    case .heldDeletions: self(.problemHeld, list, "\(problem.count)", "\(problem.total)")
    case .readOnly: self(.problemReadOnly, list, "\(problem.count)")
    case .listMissing: self(.problemMissing, list)
    case .unreadable: self(.problemUnreadable, list, subject)
    case .rejected: self(.problemRejected, list, subject)
    case .notSent: self(.problemNotSent, list, subject)
    case .notKept: self(.problemNotKept, list, subject)
    default: self(.problemList, list)
    }
  }
}
