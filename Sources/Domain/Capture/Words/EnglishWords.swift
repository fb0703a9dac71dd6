/// English words between, before and after days and times.
enum EnglishWords {
  static let all: [[(Meaning, String)]] = [prepositions, orders, marks]

  private static let prepositions: [(Meaning, String)] = [
    (.role(.on), "on during"),
    (.role(.article), "the a an"),
    (.role(.at), "at around about"),
    (.role(.about), "about around approximately approx circa ca roughly sometime right just exactly precisely"),
    (.role(.by), "by until till before til upto untill"),
    (.role(.from), "from starting"),
    (.role(.start), "starting beginning effective"),
    (.role(.since), "since from of"),
    (.role(.of), "of in from"),
    (.role(.between), "between"),
    (.role(.upTo), "to until till through thru til untill"),
    (.role(.and), "and or plus"),
    (.role(.within), "in within"),
    (.role(.ago), "ago earlier"),
    (.role(.hence), "later hence out"),
    (.role(.before), "before"),
    (.role(.after), "after following"),
    (.role(.past), "past after"),
    (.role(.to), "to before til till of"),
    (.role(.except), "except but"),
    (.role(.goal), "for"),
    (.role(.due), "due deadline"),
    (.role(.not), "not no"),
    (.role(.copula), "is was are were"),
    (.role(.per), "per a an each every"),
    (.role(.companion), "with of from for to and or the a an about my your his her our their good"),
    (.role(.common), "the and with for from to of a an my on at by every tomorrow today next call buy is not in"),
    (.role(.dangling), "at until the of and every to till always"),
  ]

  private static let orders: [(Meaning, String)] = [
    (.role(.next), "next following coming upcoming"),
    (.role(.this), "this current"),
    (.role(.last), "last past previous final"),
    (.role(.every), "every each ev"),
    (.role(.other), "other alternate alternating second 2nd"),
    (.role(.few), "couple pair"),
    (.role(.half), "half"),
    (.role(.quarter), "quarter"),
    (.role(.clock), "o'clock oclock"),
    (.role(.begin), "beginning start begin early"),
    (.role(.middle), "mid middle"),
    (.role(.close), "end late eom eoy eow"),
    (.unit(.month), "eom"), (.unit(.year), "eoy"), (.unit(.week), "eow"),
    (.role(.whole), "eom eoy eow"),
    (.role(.weekNumber), "week wk cw"),
    // "bi-weekly": recognized only before a cycle.
    (.times(0), "bi tri semi"),
    (.role(.single), "always"),
    (
      .measuring(.before),
      "takes taking lasts lasting duration est estimate estimated max maximum nearly almost needs under"
    ),
    (.measuring(.paired), "should will up at over less more"), (.measuring(.behind), "long tops total"),
    (.measuring(.inside), "good full whole solid quick extra"),
    (.role(.times), "times time occurrences occurrence repetitions repetition repeats iterations"),
    (.role(.once), "once"), (.role(.noun), "twice thrice"), (.times(2), "twice"), (.times(3), "thrice"),
    (.role(.address), "mr mrs ms miss dr prof"),
    (.role(.now), "now"),
    (.role(.early), "early late"),
    (.role(.time), "time"),
    (.role(.instance), "instance"), (.role(.noun), "closest nearest penultimate"),
    (.role(.am), "a.m"), (.role(.pm), "p.m"),
  ]

  private static let marks: [(Meaning, String)] = [
    (.role(.done), "completion completing finishing done"),
    (
      .role(.measure),
      "percent points stars dollars bucks euros pounds miles meters metres people guys persons items pages lines feet "
        + "inches degrees euro lbs lb oz ft mph kmh players goals cents times kids apples million billion thousand "
        + "liters litres grams kilograms kilometers chapters episodes ways things tips steps"
    ),
    (
      .role(.counted),
      "birthday floor anniversary century chapter avenue street edition grade hole place element amendment season "
        + "episode wedding congress platoon ave st round period class time cavalry infantry inning symphony draft"
    ),
    (
      .role(.point),
      "version chapter section no number page release v part act room flight build ip scene verse "
        + "ratio scale step episode season article question exercise gate "
        + "versions chapters sections numbers pages verses episodes seasons questions exercises lesson lessons problem "
        + "problems slide slides lines rows seats levels sizes grades tasks issues steps rooms"
    ),
  ]
}
