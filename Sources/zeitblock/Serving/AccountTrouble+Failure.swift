import CalDAV
import Domain
import HTTPClient
import Sync
import Web

extension AccountTrouble {
  init(_ failure: SyncFailure) {
    switch failure {
    case .addressUnusable(let text): self = .addressUnusable(text)
    case .userNameUnusable: self = .userNameUnusable
    case .notCalDAV(let address): self = .notCalDAV(address)
    case .wrongPassword(let address): self = .wrongPassword(address)
    case .forbidden(let address): self = .forbidden(address)
    case .movedAway(let address): self = .movedAway(address)
    case .notFound(let address): self = .notFound(address)
    case .hostUnknown(let host): self = .hostUnknown(host)
    case .connectionRefused(let address): self = .connectionRefused(address)
    case .unreachable(let address, _): self = .unreachable(address)
    case .timedOut: self = .timedOut
    case .certificate(let host, let problem): self = .certificate(host: host, CertificateFault(problem))
    case .certificateFileUnreadable(let file), .certificateFileEmpty(let file): self = .authorities(file)
    case .answerTooLarge(let limit): self = .answerTooLarge(megabytes: limit >> 20)
    case .plainHTTP(let origin): self = .plainHTTP(origin)
    case .otherHosts(let hosts): self = .otherHosts(hosts)
    case .noTaskLists(let address): self = .nothingFound(address)
    case .accountExists(let id): self = .accountExists(id)
    case .unknownAccount(let id): self = .unknownAccount(id)
    case .passwordCommand(let fault): self.init(fault)
    case .serverBusy(_, let seconds): self = .serverBusy(seconds: seconds)
    case .serverAnswered(let status, _): self = .serverError(status: status)
    case .answerUnreadable(let address), .noCalendar(let address): self = .answerUnreadable(address)
    case .listingIncomplete(.tooManyCalendars(let limit)): self = .tooManyCalendars(limit: limit)
    case .listingIncomplete: self = .answerUnreadable("")
    case .planner(.store(let failure)): self = .store(failure)
    case .planner: self = .store(.other(code: 0))
    default: self = .connectionBroken
    }
  }

  private init(_ fault: PasswordCommandFault) {
    switch fault {
    case .notStarted: self = .passwordCommandFailed(status: 127)
    case .timedOut(let seconds): self = .passwordCommandTimedOut(seconds: seconds)
    case .failed(let status): self = .passwordCommandFailed(status: status)
    case .awaitsConsent: self = .passwordCommandWaits
    case .empty: self = .passwordCommandEmpty
    }
  }
}

extension CertificateFault {
  fileprivate init(_ problem: CertificateProblem) {
    self =
      switch problem {
      case .selfSigned: .selfSigned
      case .unknownAuthority: .unknownAuthority
      case .expired: .expired
      case .notYetValid: .notYetValid
      case .wrongHost: .wrongHost
      case .other: .other
      }
  }
}
