public import Domain

extension Words {
  /// Returns a proposal as JSON for API clients, with each reason also in words.
  /// - Parameter scores: the scores of the tasks, as far as they are known.
  public func json(
    of proposal: Proposal, scores: [TaskID: Score], today: Day, zones: Environment.Zones
  ) -> JSON {
    guard case .object(let members) = proposal.json else { return proposal.json }
    let placements = proposal.placements.map { placement in
      placement.json.with([
        .init(
          "reasons",
          .array(
            placement.reasons.map { reason in
              let text = sentence(placing: reason, today: today, zones: zones)
              return reason.json.with([.init("text", .string(text))])
            })),
        .init("score", scores[placement.task]?.json ?? .null),
      ])
    }
    let leftOut = proposal.leftOut.map { $0.json.with([.init("reason", json(of: $0.reason, today, zones))]) }
    return JSON.object(members).with([
      .init("placements", .array(placements)), .init("leftOut", .array(leftOut)),
    ])
  }

  private func json(of reason: PlanReason, _ today: Day, _ zones: Environment.Zones) -> JSON {
    reason.json.with([.init("text", .string(sentence(reason, today: today, zones: zones)))])
  }
}

extension Words {
  /// Returns the name of a remedy.
  func name(of remedy: PlanRemedy, today: Day) -> String {
    switch remedy {
    case .first: self[day: .wayFirst]
    case .firstGrade: self[day: .wayGrade]
    case .shorten(let minutes): self(day: .wayShorten, lengthInSentence(minutes: minutes))
    case .postpone(let day): self(day: .wayPostpone, self.day(day, today: today))
    }
  }
}

extension JSON {
  /// Returns the object with some members replaced or appended.
  fileprivate func with(_ others: [Member]) -> JSON {
    guard case .object(var members) = self else { return self }
    for other in others {
      if let index = members.firstIndex(where: { $0.name == other.name }) {
        members[index] = other
      } else {
        members.append(other)
      }
    }
    return .object(members)
  }
}
