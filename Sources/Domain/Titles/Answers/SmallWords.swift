/// Words that connect others and have no content of their own, in lower case with ä, ö, ü and ß spelled out.
enum SmallWords {
  static let german: Set<String> = [
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "und", "oder", "fuer",
    "mit", "von", "vom", "zu", "zum", "zur", "im", "am", "an", "auf", "aus", "bei", "beim", "bis", "durch", "nach",
    "ueber", "um", "unter", "vor", "wegen", "gegen", "ohne", "mein", "meine", "meinen", "meinem", "meiner", "mich",
    "mir", "ich", "dass", "daran", "noch", "ist", "sind", "auch", "wie", "was", "ob", "sich", "dein", "deine", "deinen",
    "unser", "unsere", "euch", "uns", "ihr", "ihre", "ihren", "ins", "ans", "dich", "bitte", "muss", "soll", "kannst",
  ]
  static let english: Set<String> = [
    "the", "a", "an", "and", "or", "for", "with", "of", "from", "to", "in", "on", "at", "by", "about", "into", "over",
    "my", "your", "our", "their", "his", "her", "its", "me", "you", "us", "that", "this", "is", "are", "be", "it",
    "out", "up", "off", "i", "we", "if", "how", "what", "please", "need", "should", "can",
  ]
  /// French, Spanish, Italian, Portuguese, Dutch and Polish words that are not also German or English words.
  static let other: Set<String> = [
    "le", "la", "les", "du", "et", "pour", "avec", "aux", "une", "sur", "el", "los", "las", "para", "con", "y", "il",
    "lo", "gli", "per", "della", "del", "di", "een", "het", "voor", "van", "met", "na", "dla", "oraz", "nie", "de",
  ]
  static let negating: Set<String> = [
    "nicht", "kein", "keine", "keinen", "keinem", "keiner", "nie", "niemals", "not", "no", "never", "don", "dont",
    "without", "ohne", "cancel", "absagen", "stornieren",
  ]
}

/// Words for days and times, in lower case with ä, ö, ü and ß spelled out.
enum DateWords {
  static let german: Set<String> = [
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "januar", "jaenner",
    "februar", "maerz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember",
    "heute", "morgen", "uebermorgen", "gestern", "frueh", "vormittag", "mittag", "nachmittag", "abend", "nacht",
    "mitternacht", "woche", "wochenende", "monat", "jahr", "uhr", "naechste", "naechsten", "naechster", "naechstes",
    "sofort", "taeglich", "woechentlich", "bald", "spaeter", "morgens", "abends", "mittags", "stunde", "stunden",
    "minuten", "tage", "tagen", "wochen", "monate", "jahre", "ostern", "weihnachten", "silvester",
  ]
  static let english: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "march",
    "april", "may", "june", "july", "august", "september", "october", "november", "december", "today", "tomorrow",
    "yesterday", "tonight", "morning", "noon", "afternoon", "evening", "night", "midnight", "week", "weekend", "month",
    "year", "next", "soon", "later", "asap", "daily", "weekly", "monthly", "yearly", "am", "pm", "oclock", "hour",
    "hours", "minutes", "days", "weeks", "months", "years", "easter", "christmas", "immediately", "now",
  ]
  static let numbers: Set<String> = [
    "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwoelf", "zwanzig", "dreissig",
    "hundert", "tausend", "halb", "viertel", "beide", "beiden", "erste", "ersten", "zweite", "zweiten", "dritte",
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twenty", "thirty",
    "hundred", "thousand", "half", "quarter", "both", "first", "second", "third", "one", "eins", "dozen",
  ]
}
