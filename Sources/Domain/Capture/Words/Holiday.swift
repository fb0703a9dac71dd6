/// A holiday or another day with a name.
enum Holiday: UInt8, Sendable {
  case newYear, epiphany, valentine, roseMonday, ashWednesday, patrick, goodFriday, easter, easterMonday, labour
  case mother, father, memorial, ascension, pentecost, pentecostMonday, corpusChristi, independence, laborDay, unity
  case reformation, halloween, allSaints, nicholas, thanksgiving, blackFriday, advent
  case christmasEve, christmas, boxing, newYearsEve
  case womensCarnival, shroveTuesday, palmSunday, maundyThursday, holySaturday, assumption, allSouls, martin
  case mourning, repentance, eternity, cyberMonday, king, presidents, columbus, veterans, earth, cinco
  case juneteenth, guyFawkes, foolsDay, anzac, canada, bastille

  /// Returns the date of the holiday in a year.
  func day(in year: Int) -> Day {
    let fixed = self.fixed
    if fixed.month > 0, let day = Day(year: year, month: fixed.month, day: fixed.day) { return day }
    let easter = Holiday.easterSunday(year)
    switch self {
    case .womensCarnival: return easter + -52
    case .roseMonday: return easter + -48
    case .shroveTuesday: return easter + -47
    case .palmSunday: return easter + -7
    case .maundyThursday: return easter + -3
    case .holySaturday: return easter + -1
    case .ashWednesday: return easter + -46
    case .goodFriday: return easter + -2
    case .easterMonday: return easter + 1
    case .ascension: return easter + 39
    case .pentecost: return easter + 49
    case .pentecostMonday: return easter + 50
    case .corpusChristi: return easter + 60
    case .mother: return Holiday.weekday(7, number: 2, of: 5, year)
    case .father: return Holiday.weekday(7, number: 3, of: 6, year)
    case .memorial: return Holiday.weekday(1, number: 5, of: 5, year)
    case .laborDay: return Holiday.weekday(1, number: 1, of: 9, year)
    case .thanksgiving: return Holiday.weekday(4, number: 4, of: 11, year)
    case .blackFriday: return Holiday.weekday(4, number: 4, of: 11, year) + 1
    case .cyberMonday: return Holiday.weekday(4, number: 4, of: 11, year) + 4
    case .king: return Holiday.weekday(1, number: 3, of: 1, year)
    case .presidents: return Holiday.weekday(1, number: 3, of: 2, year)
    case .columbus: return Holiday.weekday(1, number: 2, of: 10, year)
    case .mourning: return Holiday.firstAdvent(year) + -14
    case .repentance: return Holiday.firstAdvent(year) + -11
    case .eternity: return Holiday.firstAdvent(year) + -7
    case .advent: return Holiday.firstAdvent(year)
    default: return easter
    }
  }

  /// The fixed date, or the weekday of a month, for a yearly rule; nil for holidays counted from Easter or Advent.
  var rule: (month: Int, day: Int, weekday: Rhythm.Weekday?)? {
    if fixed.month > 0 { return (fixed.month, fixed.day, nil) }
    switch self {
    case .mother: return (5, 0, .init(ordinal: 2, weekday: 7))
    case .father: return (6, 0, .init(ordinal: 3, weekday: 7))
    case .memorial: return (5, 0, .init(ordinal: -1, weekday: 1))
    case .laborDay: return (9, 0, .init(ordinal: 1, weekday: 1))
    case .thanksgiving: return (11, 0, .init(ordinal: 4, weekday: 4))
    case .king: return (1, 0, .init(ordinal: 3, weekday: 1))
    case .presidents: return (2, 0, .init(ordinal: 3, weekday: 1))
    case .columbus: return (10, 0, .init(ordinal: 2, weekday: 1))
    default: return nil
    }
  }

  /// The month and day of a holiday with a fixed date; 0 for one that moves.
  private var fixed: (month: Int, day: Int) {
    switch self {
    case .newYear: (1, 1)
    case .epiphany: (1, 6)
    case .valentine: (2, 14)
    case .patrick: (3, 17)
    case .labour: (5, 1)
    case .independence: (7, 4)
    case .unity: (10, 3)
    case .reformation, .halloween: (10, 31)
    case .allSaints: (11, 1)
    case .nicholas: (12, 6)
    case .christmasEve: (12, 24)
    case .christmas: (12, 25)
    case .boxing: (12, 26)
    case .newYearsEve: (12, 31)
    case .assumption: (8, 15)
    case .allSouls: (11, 2)
    case .martin, .veterans: (11, 11)
    case .earth: (4, 22)
    case .cinco: (5, 5)
    case .juneteenth: (6, 19)
    case .guyFawkes: (11, 5)
    case .foolsDay: (4, 1)
    case .anzac: (4, 25)
    case .canada: (7, 1)
    case .bastille: (7, 14)
    default: (0, 0)
    }
  }

  /// Returns the n-th weekday of a month, or the last one if there are fewer.
  static func weekday(_ weekday: Int, number: Int, of month: Int, _ year: Int) -> Day {
    guard let first = Day(year: year, month: month, day: 1) else { return Day(number: 0) }
    let day = first + (weekday - first.weekday + 7) % 7 + (number - 1) * 7
    return day.civil.month == month ? day : day + -7
  }

  private static func firstAdvent(_ year: Int) -> Day {
    let christmas = Day(year: year, month: 12, day: 25) ?? Day(number: 0)
    return christmas + -(christmas.weekday % 7 == 0 ? 7 : christmas.weekday) + -21
  }

  /// Returns the Gregorian Easter Sunday, by the anonymous algorithm of 1876.
  private static func easterSunday(_ year: Int) -> Day {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let f = (a + 11 * d + 22 * e) / 451
    let month = (d + e - 7 * f + 114) / 31
    return Day(year: year, month: month, day: (d + e - 7 * f + 114) % 31 + 1) ?? Day(number: 0)
  }
}

/// Holiday names with several words.
enum FestiveWords {
  static let german: [([String], Holiday)] = [
    (["erster", "weihnachtstag"], .christmas), (["zweiter", "weihnachtstag"], .boxing),
    (["zweiten", "weihnachtstag"], .boxing), (["ersten", "weihnachtstag"], .christmas),
    (["tag", "der", "arbeit"], .labour), (["tag", "der", "deutschen", "einheit"], .unity),
    (["christi", "himmelfahrt"], .ascension), (["erster", "advent"], .advent), (["ersten", "advent"], .advent),
    (["heiliger", "abend"], .christmasEve), (["heiligen", "abend"], .christmasEve),
    (["heilige", "drei", "koenige"], .epiphany), (["black", "friday"], .blackFriday),
    (["buss", "und", "bettag"], .repentance), (["st", "martin"], .martin), (["sankt", "martin"], .martin),
    (["cyber", "monday"], .cyberMonday),
  ]
  static let english: [([String], Holiday)] = [
    (["new", "year's", "eve"], .newYearsEve), (["new", "years", "eve"], .newYearsEve),
    (["new", "year", "eve"], .newYearsEve),
    (["new", "year's", "day"], .newYear), (["new", "years", "day"], .newYear), (["new", "year's"], .newYear),
    (["christmas", "eve"], .christmasEve), (["xmas", "eve"], .christmasEve), (["christmas", "day"], .christmas),
    (["xmas", "day"], .christmas), (["boxing", "day"], .boxing), (["good", "friday"], .goodFriday),
    (["easter", "monday"], .easterMonday), (["easter", "sunday"], .easter), (["ash", "wednesday"], .ashWednesday),
    (["mother's", "day"], .mother), (["mothers", "day"], .mother), (["father's", "day"], .father),
    (["fathers", "day"], .father), (["valentine's", "day"], .valentine), (["valentines", "day"], .valentine),
    (["memorial", "day"], .memorial), (["labor", "day"], .laborDay), (["labour", "day"], .labour),
    (["independence", "day"], .independence), (["thanksgiving", "day"], .thanksgiving),
    (["black", "friday"], .blackFriday), (["st", "patrick's", "day"], .patrick), (["st", "patricks", "day"], .patrick),
    (["halloween", "day"], .halloween), (["all", "saints", "day"], .allSaints),
    (["cyber", "monday"], .cyberMonday), (["palm", "sunday"], .palmSunday), (["maundy", "thursday"], .maundyThursday),
    (["holy", "saturday"], .holySaturday), (["shrove", "tuesday"], .shroveTuesday),
    (["mardi", "gras"], .shroveTuesday),
    (["mlk", "day"], .king), (["martin", "luther", "king", "day"], .king), (["presidents", "day"], .presidents),
    (["president's", "day"], .presidents), (["columbus", "day"], .columbus), (["veterans", "day"], .veterans),
    (["earth", "day"], .earth), (["cinco", "de", "mayo"], .cinco),
    (["april", "fools", "day"], .foolsDay), (["april", "fool's", "day"], .foolsDay),
    (["april", "fools"], .foolsDay), (["anzac", "day"], .anzac), (["canada", "day"], .canada),
    (["bastille", "day"], .bastille), (["pancake", "day"], .shroveTuesday), (["remembrance", "day"], .veterans),
    (["st", "stephen's", "day"], .boxing), (["may", "day"], .labour), (["whit", "monday"], .pentecostMonday),
    (["martin", "luther", "king's", "day"], .king), (["mlk", "jr", "day"], .king),
    (["presidents'", "day"], .presidents),
    (["new", "year"], .newYear), (["thanksgiving", "thursday"], .thanksgiving), (["christmas", "morning"], .christmas),
    (["guy", "fawkes", "night"], .guyFawkes), (["ascension", "day"], .ascension), (["all", "souls", "day"], .allSouls),
  ]
}
