/// One named step of the schema. Steps are only ever added at the end and never changed.
struct Migration: Sendable, Equatable {
  let name: String
  let sql: String

  /// Every step since the first; a database counts how many of them it has seen.
  static let all: [Migration] = [
    .lists,
    .tasks,
    .tallies,
    .search,
    .history,
    .settings,
    .outbox,
    .sync,
    .access,
    .keptTexts,
    .zones,
    .chosenLists,
    .conflicts,
    .pausedAccounts,
    .syncResults,
    .planning,
    .heldDeletions,
    .journal,
    .refusals,
    .searchLater,
    .eventTrust,
    .heldBlocks,
    .cutEvents,
    .subscriptionResults,
    .completions,
    .backlog,
    .spelledSearch,
    .trash,
    .taskHistory,
    .accessTokens,
    .quickSearch,
    .searchAtOnce,
    .searchOnDemand,
    .packedSteps,
    .titles,
    .taggedTasks,
    .ranksByState,
    .numberedTasks,
    .remarks,
    .signedInBrowsers,
  ]
}
