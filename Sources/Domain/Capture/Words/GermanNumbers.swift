/// German number words up to ninety-nine, as cardinals and as ordinals with all endings.
enum GermanNumbers {
  static let all: [[(Meaning, String)]] = [cardinals, ordinals, halves, quarters, times, others]

  private static let ones = [
    "null", "ein", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwoelf",
    "dreizehn", "vierzehn", "fuenfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
  ]
  private static let tens = [
    "zwanzig", "dreissig", "vierzig", "fuenfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  static func word(_ number: Int) -> String {
    if number < 20 { return ones[number] }
    let ten = tens[number / 10 - 2]
    return number % 10 == 0 ? ten : ones[number % 10] + "und" + ten
  }

  private static let cardinals: [(Meaning, String)] =
    (2...99).map { (.cardinal($0), word($0)) } + [
      (.cardinal(1), "ein eins eine einen einem einer eines ne nen nem ner"), (.cardinal(0), "null"),
      (.cardinal(2), "zwo"),
      (.cardinal(5), "funf"), (.cardinal(12), "zwolf"), (.cardinal(100), "hundert einhundert"),
    ]

  private static let ordinals: [(Meaning, String)] = (1...99).map { number in
    switch number {
    case 1: return (.ordinal(1), "erst* 1ster")
    case 3: return (.ordinal(3), "dritt*")
    case 7: return (.ordinal(7), "siebt* siebent*")
    case 8: return (.ordinal(8), "acht*")
    case 2..<20: return (.ordinal(number), word(number) + "t*")
    default: return (.ordinal(number), word(number) + "st*")
    }
  }

  private static let halves: [(Meaning, String)] = (2...12).map { (.quarters($0 * 4 + 2), word($0) + "einhalb") }
  private static let quarters: [(Meaning, String)] = (1...12).flatMap { number -> [(Meaning, String)] in
    let joined = number == 1 ? ["ein", "eine"] : [word(number)]
    return joined.flatMap { one -> [(Meaning, String)] in
      [(.quarters(number * 4 + 1), one + "einviertel"), (.quarters(number * 4 + 3), one + "dreiviertel")]
    }
  }

  private static let times: [(Meaning, String)] = (2...20).map { (.times($0), word($0) + "mal") }

  private static let others: [(Meaning, String)] = [
    (.quarters(6), "anderthalb eineinhalb einundeinhalb anderthalbe"),
    (.cardinal(3), "einige einigen einiger"), (.cardinal(7), "mehrere mehreren"), (.cardinal(2), "wenige wenigen"),
    // "15ter": the suffix alone, after the digits.
    (.role(.ideal), "te ten ter tes tem ste sten ster stes"),
  ]
}

/// German compound words: `Freitagabend`, `Viertelstunde`.
enum GermanCompounds {
  static let all: [[(Meaning, String)]] = [evenings, cycles, hours]

  private static let hours: [(Meaning, String)] = [
    (.role(.quarter), "viertelstunde viertelstuendchen"),
    (.role(.threeQuarters), "dreiviertelstunde dreiviertelstunden"),
    (.role(.half), "halbestunde"),
    (.unit(.hour), "viertelstunde dreiviertelstunde dreiviertelstunden viertelstuendchen halbestunde"),
    (.role(.whole), "viertelstunde dreiviertelstunde dreiviertelstunden viertelstuendchen halbestunde"),
  ]

  /// Cycles such as `zweimonatlich`.
  private static let cycles: [(Meaning, String)] = (2...12).flatMap { number -> [(Meaning, String)] in
    let word = GermanNumbers.word(number)
    return [
      (.cycle(number, .day), word + "taeglich"), (.cycle(number, .week), word + "woechentlich"),
      (.cycle(number, .month), word + "monatlich"), (.cycle(number, .year), word + "jaehrlich"),
    ]
  }

  private static let weekdays = [
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "sonnabend",
  ]
  private static let parts: [(DayPart, String)] = [
    (.morning, "morgen"), (.morning, "frueh"), (.forenoon, "vormittag"), (.noon, "mittag"),
    (.afternoon, "nachmittag"), (.evening, "abend"), (.night, "nacht"),
  ]

  private static let evenings: [(Meaning, String)] = weekdays.enumerated().flatMap { index, weekday in
    let number = index == 7 ? 6 : index + 1
    var (one, many) = ("", "")
    var said: [(Meaning, String)] = []
    for (part, name) in parts {
      let evening = weekday + name
      one += evening + " "
      many += evening + "s "
      said.append((.part(part), evening + " " + evening + "s"))
    }
    return said + [(.weekday(number), one), (.weekdays(number), many), (.role(.early), one + many)]
  }
}
