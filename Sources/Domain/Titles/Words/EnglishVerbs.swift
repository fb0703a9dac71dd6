/// English verbs of everyday tasks, in the base form.
enum EnglishVerbs {
  static func has(_ key: String) -> Bool { all.contains(key) }

  /// Returns true if the word is a verb even when capitalized at the beginning of a subject.
  static func isNoNoun(_ key: String) -> Bool { plain.contains(key) }

  private static let plain: Set<String> = [
    "add", "ask", "bake", "bring", "buy", "choose", "clean", "create", "decide", "delete", "fix", "get", "give",
    "implement", "improve", "install", "learn", "make", "pay", "prepare", "put", "read", "refactor", "remove", "rename",
    "repair", "replace", "rewrite", "sell", "send", "solve", "take", "tell", "tidy", "translate", "wash", "write",
  ]
  private static let all: Set<String> = [
    "accept", "add", "adjust", "agree", "analyse", "analyze", "answer", "apologise", "apologize", "apply", "approve",
    "arrange", "ask", "assemble", "attend", "avoid", "backup", "bake", "balance", "become", "begin", "book", "borrow",
    "bring", "brush", "build", "buy", "calculate", "call", "cancel", "change", "charge", "check", "choose", "claim",
    "clean", "clear", "close", "collect", "comment", "compare", "complain", "complete", "configure", "confirm",
    "connect", "contact", "continue", "cook", "copy", "cover", "create", "cut", "deal", "debug", "decide", "declutter",
    "defrost", "delete", "deliver", "deploy", "deposit", "descale", "design", "discuss", "do", "donate", "download",
    "draft", "draw", "drink", "drive", "drop", "dry", "dust", "eat", "edit", "email", "empty", "enable", "enroll",
    "enter", "evaluate", "exchange", "exercise", "explain", "export", "extend", "feed", "file", "fill", "finalise",
    "finalize", "find", "finish", "fix", "fold", "follow", "format", "forward", "get", "give", "go", "google", "grab",
    "grade", "greet", "hang", "have", "help", "hire", "hoover", "identify", "implement", "import", "improve", "inform",
    "insert", "install", "insure", "invest", "investigate", "invite", "invoice", "iron", "join", "keep", "learn",
    "leave", "lend", "list", "listen", "load", "lock", "log", "look", "mail", "make", "manage", "measure", "meditate",
    "meet", "mend", "merge", "message", "migrate", "move", "mow", "negotiate", "notify", "obtain", "open", "order",
    "organise", "organize", "pack", "paint", "park", "patch", "pay", "phone", "pick", "plan", "plant", "play",
    "polish", "post", "practice", "practise", "prepare", "present", "print", "process", "procure", "proofread",
    "propose", "publish", "purchase", "put", "read", "rebook", "recharge", "record", "recycle", "redeem", "refactor",
    "refill", "register", "release", "remind", "remove", "rename", "renew", "rent", "reorder", "repair", "replace",
    "reply", "report", "request", "reschedule", "research", "reserve", "reset", "resolve", "respond", "return",
    "review", "revise", "rewrite", "ring", "run", "save", "scan", "schedule", "search", "see", "sell", "send", "set",
    "sew", "share", "shop", "show", "sign", "sketch", "skype", "solve", "sort", "speak", "start", "stop", "store",
    "study", "submit", "subscribe", "sweep", "swim", "switch", "synchronize", "take", "talk", "teach", "tell", "test",
    "text", "thank", "tidy", "top", "track", "train", "transfer", "translate", "trim", "try", "tweak", "turn",
    "unpack", "unsubscribe", "update", "upgrade", "upload", "use", "vacuum", "validate", "verify", "visit", "wake",
    "walk", "wash", "watch", "water", "weed", "weigh", "wipe", "withdraw", "work", "wrap", "write", "stretch", "hand",
    "sync", "back", "bathe", "groom", "tip", "dispute", "escalate", "refund",
  ]
}
