/// Texts for clients of `/api/v1` and for developers who read their logs.
public enum APIPhrase: PhraseTable, Sendable, CaseIterable {
  case notJSON, notAnObject, missing, unknownMember, wantsText, wantsTexts, wantsNumber, wantsTruth, wantsDay
  case wantsTime, wantsInstant, wantsPlacements, wantsRecurrence, oneOf, dueTimeWithoutDay, oneDestination
  case oneGradePlace
  case needsSession
  case notFound, wrongMethod, changedMeanwhile, keyUnusable, keyReused, listGone, wrongTag, outOfRange, oneOfList

  // The page about API tokens.
  case tokensTitle, tokensLead, tokenName, tokenNameHint, scope, scopeRead, scopeWrite, makeToken, tokenMade, tokenOnce
  case noTokens, neverUsed, usedOn, madeOn, revoke, revokeNamed, tokenNameMissing, toTokens, tokensUnavailable,
    tokenDone
}

extension Words {
  subscript(api phrase: APIPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(api phrase: APIPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}
