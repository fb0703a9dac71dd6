import Testing

@testable import Sync

@Suite("Sync schedule")
struct SyncScheduleTests {
  private let second: Int64 = 1_000
  private let minute: Int64 = 60_000

  /// A schedule whose first sync has ended well at 0.
  private func settled(_ change: (inout SyncSchedule.Pace) -> Void = { _ in }) -> SyncSchedule {
    var pace = SyncSchedule.Pace()
    change(&pace)
    var schedule = SyncSchedule(pace: pace, startingAt: 0)
    schedule.began()
    schedule.ended(.done, at: 0)
    return schedule
  }

  @Test func anAccountIsSyncedAsSoonAsItIsKnown() {
    #expect(SyncSchedule(startingAt: 7).next(at: 7) == .sync)
  }

  @Test func nothingIsStartedWhileASyncRuns() {
    var schedule = SyncSchedule(startingAt: 0)
    schedule.began()
    schedule.requested(at: 1)
    #expect(schedule.next(at: minute) == .rest)
    schedule.ended(.done, at: minute)
    #expect(schedule.next(at: minute) == .sync)
  }

  @Test func aChangeIsSentTwoSecondsLater() {
    var schedule = settled()
    schedule.changed(at: 10 * second)
    #expect(schedule.next(at: 10 * second) == .wait(until: 12 * second))
    #expect(schedule.next(at: 12 * second) == .sync)
  }

  @Test func aBurstOfChangesIsSentTogether() {
    var schedule = settled()
    for tenth in 0..<30 { schedule.changed(at: Int64(tenth) * 100) }
    #expect(schedule.next(at: 3 * second) == .wait(until: 4_900))
  }

  @Test func changesWithoutAPauseAreSentAfterTenSeconds() {
    var schedule = settled()
    for number in 0..<20 { schedule.changed(at: Int64(number) * second) }
    #expect(schedule.next(at: 9 * second) == .wait(until: 10 * second))
    #expect(schedule.next(at: 10 * second) == .sync)
  }

  @Test(arguments: [Int.max, Int.max / 1_000, 86_401, 86_400])
  func aServerThatAsksForAgesIsAskedAgainAfterADay(seconds: Int) {
    var schedule = SyncSchedule(startingAt: 0)
    schedule.began()
    schedule.ended(.busy(seconds: seconds), at: 5)
    #expect(schedule.next(at: 5) == .wait(until: 86_400_005))
  }

  @Test(arguments: [0, -5, Int.min])
  func aServerThatAsksForNoTimeIsLeftAloneForASecond(seconds: Int) {
    var schedule = SyncSchedule(startingAt: 0)
    schedule.began()
    schedule.ended(.busy(seconds: seconds), at: 5)
    #expect(schedule.next(at: 5) == .wait(until: 1_005))
  }

  @Test func aChangeDuringASyncIsSentByTheNext() {
    var schedule = SyncSchedule(startingAt: 0)
    schedule.began()
    schedule.changed(at: second)
    schedule.ended(.done, at: 5 * second)
    #expect(schedule.next(at: 5 * second) == .sync)
  }

  @Test func syncsThatChangeSomethingEachTimeComeMoreAndMoreSlowly() {
    var schedule = SyncSchedule(startingAt: 0)
    var now: Int64 = 0
    var waits: [Int64] = []
    for _ in 0..<7 {
      schedule.began()
      schedule.changed(at: now)
      schedule.ended(.done, at: now)
      guard case .wait(let until) = schedule.next(at: now) else { continue }
      waits.append((until - now) / second)
      now = until
    }
    #expect(waits == [2, 6, 10, 18, 34, 66, 130])
    schedule.began()
    schedule.ended(.done, at: now)
    schedule.changed(at: now)
    #expect(schedule.next(at: now) == .wait(until: now + 2 * second))
  }

  @Test func withoutAnyReasonASyncComesEveryFiveMinutes() {
    #expect(settled().next(at: second) == .wait(until: 5 * minute))
    #expect(settled().next(at: 5 * minute) == .sync)
  }

  @Test func withoutAnIntervalOnlyAReasonLeadsToASync() {
    var schedule = settled { $0.interval = nil }
    #expect(schedule.next(at: 100 * minute) == .rest)
    schedule.changed(at: 100 * minute)
    #expect(schedule.next(at: 101 * minute) == .sync)
  }

  @Test func theFocusSyncsUnlessTheLastSyncIsFresh() {
    var schedule = settled()
    schedule.focused(at: 29 * second)
    #expect(schedule.next(at: 29 * second) == .wait(until: 5 * minute))
    schedule.focused(at: 30 * second)
    #expect(schedule.next(at: 30 * second) == .sync)
  }

  @Test func whoeverWatchesIsShownWhatChangesElsewhereWithinSeconds() {
    var schedule = settled()
    schedule.watched(at: 4 * second)
    #expect(schedule.next(at: 4 * second) == .wait(until: 5 * minute))
    schedule.watched(at: 5 * second)
    #expect(schedule.next(at: 5 * second) == .sync)
    #expect(schedule.isQuiet)
    schedule.began()
    schedule.ended(.done, at: 6 * second)
    #expect(!schedule.isQuiet)
    schedule.watched(at: 11 * second)
    #expect(schedule.next(at: 11 * second) == .sync)
  }

  @Test func watchingHidesNoSyncThatHasAnotherReason() {
    var changed = settled()
    changed.watched(at: 5 * second)
    changed.changed(at: 5 * second)
    #expect(!changed.isQuiet)
    var asked = settled()
    asked.watched(at: 5 * second)
    asked.requested(at: 5 * second)
    #expect(!asked.isQuiet)
    var focused = settled()
    focused.focused(at: 31 * second)
    focused.watched(at: 31 * second)
    #expect(!focused.isQuiet)
  }

  @Test func aPersonWhoAsksIsObeyedAtOnce() {
    var schedule = settled()
    schedule.requested(at: 1)
    #expect(schedule.next(at: 1) == .sync)
  }
}

@Suite("Sync schedule after failures")
struct SyncScheduleFailureTests {
  private let second: Int64 = 1_000
  private let minute: Int64 = 60_000

  private func failed(_ outcomes: SyncSchedule.Outcome..., at now: Int64 = 0) -> SyncSchedule {
    var schedule = SyncSchedule(startingAt: now)
    for outcome in outcomes {
      schedule.began()
      schedule.ended(outcome, at: now)
    }
    return schedule
  }

  @Test func aServerOutOfReachIsTriedAgainSoonThenSeldom() {
    var schedule = SyncSchedule(startingAt: 0)
    var waits: [Int64] = []
    for _ in 0..<6 {
      schedule.began()
      schedule.ended(.unreachable, at: 0)
      waits.append((schedule.retryAt ?? 0) / second)
    }
    #expect(waits == [5, 20, 60, 300, 300, 300])
  }

  @Test func otherFailuresAreTriedAgainMoreSlowly() {
    #expect(failed(.failed).next(at: 0) == .wait(until: minute))
    #expect(failed(.failed, .failed, .failed, .failed, .failed).next(at: 0) == .wait(until: 30 * minute))
  }

  @Test func aSuccessEndsTheWaiting() {
    #expect(failed(.unreachable, .unreachable, .done).next(at: 0) == .wait(until: 5 * minute))
    #expect(failed(.unreachable, .unreachable, .done, .unreachable).next(at: 0) == .wait(until: 5 * second))
  }

  @Test func changesDoNotHammerAServerOutOfReach() {
    var schedule = failed(.unreachable, .unreachable, .unreachable, .unreachable)
    schedule.changed(at: 10 * second)
    #expect(schedule.next(at: 10 * second) == .wait(until: minute))
    schedule.changed(at: 20 * second)
    #expect(schedule.next(at: 20 * second) == .wait(until: minute))
  }

  @Test func theFocusTriesAServerOutOfReachAgain() {
    var schedule = failed(.unreachable, .unreachable, .unreachable, .unreachable)
    schedule.focused(at: 10 * second)
    #expect(schedule.next(at: 10 * second) == .wait(until: 5 * minute))
    schedule.focused(at: 31 * second)
    #expect(schedule.next(at: 31 * second) == .sync)
  }

  @Test func watchingShortensTheWaitsThatMayEndByThemselves() {
    var refused = failed(.failed)
    refused.watched(at: 6 * second)
    #expect(refused.next(at: 6 * second) == .wait(until: 15 * second))
    var away = failed(.unreachable, .unreachable, .unreachable, .unreachable)
    away.watched(at: 100 * second)
    #expect(away.next(at: 100 * second) == .sync)
    var soon = failed(.unreachable)
    soon.watched(at: 5 * second)
    #expect(soon.next(at: 5 * second) == .sync)
    var stuck = failed(.stuck)
    stuck.watched(at: minute)
    #expect(stuck.next(at: minute) == .sync)
  }

  @Test func aRefusedPasswordIsTriedEverMoreSeldomWhileSomebodyWatches() {
    var schedule = failed(.stuck)
    var tries: [Int64] = []
    for tick in 1...720 {
      let now = Int64(tick) * 5 * second
      schedule.watched(at: now)
      guard schedule.next(at: now) == .sync else { continue }
      tries.append(now / minute)
      schedule.began()
      schedule.ended(.stuck, at: now)
    }
    #expect(tries == [1, 6, 21, 36, 51])
    schedule.requested(at: 60 * minute)
    schedule.began()
    schedule.ended(.done, at: 60 * minute)
    #expect(schedule.retryAt == nil)
  }

  @Test func theWishOfABusyServerIsRespectedByEverybody() {
    var schedule = failed(.busy(seconds: 120))
    schedule.changed(at: second)
    schedule.watched(at: 6 * second)
    schedule.focused(at: minute)
    schedule.requested(at: minute)
    #expect(schedule.next(at: minute) == .wait(until: 2 * minute))
    #expect(schedule.next(at: 2 * minute) == .sync)
  }

  @Test func aBusyServerThatDoesNotSayHowLongGetsAMinuteAndNoneGetsMoreThanADay() {
    #expect(failed(.busy(seconds: nil)).retryAt == minute)
    #expect(failed(.busy(seconds: 0)).retryAt == second)
    #expect(failed(.busy(seconds: .max / 2_000)).retryAt == 24 * 60 * minute)
  }

  @Test func aWrongPasswordIsNotTriedAgainByChangesFocusOrInterval() {
    var schedule = failed(.stuck)
    schedule.changed(at: second)
    schedule.focused(at: 10 * minute)
    #expect(schedule.next(at: 59 * minute) == .wait(until: 60 * minute))
    schedule.requested(at: 59 * minute)
    #expect(schedule.next(at: 59 * minute) == .sync)
  }

  @Test func anotherProgramsSyncIsWaitedForWithoutForgettingTheReason() {
    var schedule = failed(.done)
    schedule.requested(at: minute)
    schedule.began()
    schedule.ended(.occupied, at: minute)
    #expect(schedule.next(at: minute) == .wait(until: minute + 2 * second))
    #expect(schedule.next(at: minute + 2 * second) == .sync)
  }
}

@Suite("Sync agenda")
struct SyncAgendaTests {
  private func sight(_ account: String, _ newest: Int64 = 0, fingerprint: Int = 1) -> SyncAgenda.Sight {
    SyncAgenda.Sight(account: account, fingerprint: fingerprint, newestWaiting: newest)
  }

  private func run(_ agenda: inout SyncAgenda, _ account: String, _ outcome: SyncSchedule.Outcome = .done) {
    agenda.began(account)
    agenda.ended(account, outcome, at: 0)
  }

  @Test func withoutAccountsThereIsNothingToDo() {
    #expect(SyncAgenda().next(at: 0) == .rest)
  }

  @Test func aNewChangeOfABlockIsOneWhateverTheNumbersOfTasks() {
    var agenda = SyncAgenda()
    agenda.see([SyncAgenda.Sight(account: "a", fingerprint: 1, newestWaiting: 90, newestBlock: 4)], at: 0)
    run(&agenda, "a")
    agenda.see([sight("a")], at: 1_000)
    #expect(agenda.next(at: 1_000) == .wait(until: 300_000))
    agenda.see([SyncAgenda.Sight(account: "a", fingerprint: 1, newestWaiting: 0, newestBlock: 5)], at: 1_000)
    #expect(agenda.next(at: 1_000) == .wait(until: 3_000))
  }

  @Test func accountsAreSyncedInTheirOrder() {
    var agenda = SyncAgenda()
    agenda.see([sight("b"), sight("a")], at: 0)
    #expect(agenda.next(at: 0) == .sync("b"))
    run(&agenda, "b")
    #expect(agenda.next(at: 0) == .sync("a"))
    run(&agenda, "a")
    #expect(agenda.next(at: 0) == .wait(until: 300_000))
  }

  @Test func aChangeConcernsOnlyTheAccountThatLacksIt() {
    var agenda = SyncAgenda()
    agenda.see([sight("a"), sight("b")], at: 0)
    run(&agenda, "a")
    run(&agenda, "b")
    agenda.see([sight("a"), sight("b", 9)], at: 1_000)
    #expect(agenda.next(at: 3_000) == .sync("b"))
    run(&agenda, "b")
    #expect(agenda.next(at: 3_000) == .wait(until: 300_000))
  }

  @Test func whatStaysUnsentOrWasSentIsNoNewChange() {
    var agenda = SyncAgenda()
    agenda.see([sight("a", 9)], at: 0)
    run(&agenda, "a")
    agenda.see([sight("a", 9)], at: 1_000)
    agenda.see([sight("a", 4)], at: 1_000)
    agenda.see([sight("a", 9)], at: 1_000)
    #expect(agenda.next(at: 1_000) == .wait(until: 300_000))
    agenda.see([sight("a", 10)], at: 1_000)
    #expect(agenda.next(at: 1_000) == .wait(until: 3_000))
  }

  @Test func aFailingAccountHoldsUpNoOther() {
    var agenda = SyncAgenda()
    agenda.see([sight("a"), sight("b")], at: 0)
    run(&agenda, "a", .busy(seconds: 900))
    run(&agenda, "b")
    agenda.requested(at: 1_000)
    #expect(agenda.next(at: 1_000) == .sync("b"))
    #expect(agenda.retries == ["a": 900_000])
  }

  @Test func aNewPasswordIsTriedAtOnce() {
    var agenda = SyncAgenda()
    agenda.see([sight("a")], at: 0)
    run(&agenda, "a", .stuck)
    agenda.see([sight("a", fingerprint: 2)], at: 1_000)
    #expect(agenda.next(at: 1_000) == .sync("a"))
  }

  @Test func aRemovedAccountIsForgottenAndStartsAnewWhenItComesBack() {
    var agenda = SyncAgenda()
    agenda.see([sight("a")], at: 0)
    run(&agenda, "a", .stuck)
    agenda.see([], at: 1_000)
    #expect(agenda.isEmpty)
    agenda.ended("a", .done, at: 1_000)
    agenda.see([sight("a")], at: 2_000)
    #expect(agenda.next(at: 2_000) == .sync("a"))
  }

  @Test func anotherIntervalCountsAtOnce() {
    var agenda = SyncAgenda()
    agenda.see([sight("a")], at: 0)
    run(&agenda, "a")
    agenda.pace.interval = 60_000
    #expect(agenda.next(at: 0) == .wait(until: 60_000))
  }
}
