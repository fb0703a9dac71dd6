/// English number words; those from twenty-one on are read as two words.
enum EnglishNumbers {
  static let all: [[(Meaning, String)]] = [cardinals, ordinals, others]

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let ranks = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
  ]

  private static let cardinals: [(Meaning, String)] =
    words.enumerated().map { (.cardinal($0.offset), $0.element) }
    + tens.enumerated().map { (.cardinal($0.offset * 10 + 20), $0.element) }

  private static let ordinals: [(Meaning, String)] =
    ranks.enumerated().map { (.ordinal($0.offset + 1), $0.element) } + [
      (.ordinal(20), "twentieth"), (.ordinal(30), "thirtieth"), (.ordinal(40), "fortieth"),
    ]

  private static let others: [(Meaning, String)] = [
    // "At sevenish"
    (.cardinal(5), "fiveish"), (.cardinal(9), "nineish"), (.cardinal(6), "sixish"), (.cardinal(7), "sevenish"),
    (.cardinal(8), "eightish"), (.cardinal(10), "tenish"), (.cardinal(11), "elevenish"), (.cardinal(12), "twelvish"),
    (.cardinal(4), "fourish"), (.cardinal(3), "threeish"), (.cardinal(2), "twoish"), (.cardinal(1), "oneish"),
    (.cardinal(3), "few"), (.cardinal(7), "several"), (.cardinal(100), "hundred"),
    // "15th": the suffix alone, after the digits.
    (.role(.ideal), "st nd rd th"),
  ]
}
