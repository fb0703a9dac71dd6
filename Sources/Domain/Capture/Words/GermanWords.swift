/// German words between, before and after days and times.
enum GermanWords {
  static let all: [[(Meaning, String)]] = [prepositions, orders, marks]

  private static let prepositions: [(Meaning, String)] = [
    (.role(.on), "am an den zum im zu uebers ueberm"),
    (.role(.article), "der die das den dem des zum zur vom einem einer im"),
    (.role(.at), "um gegen"),
    (
      .role(.about),
      "ca circa zirka etwa ungefaehr rund ungefahr punkt schlag genau gerade einschliesslich noch puenktlich kurz"
    ),
    (.role(.by), "bis spaetestens binnen spatestens"),
    (.role(.from), "ab"),
    (.role(.start), "beginnend startend anfangend erst fruehestens"),
    (.role(.since), "seit vom von"),
    (.role(.of), "des der im in vom von am"),
    (.role(.between), "zwischen"),
    (.role(.upTo), "bis"),
    (.role(.and), "und sowie oder"),
    (.role(.within), "in binnen innerhalb im"),
    (.role(.ago), "her"),
    (.role(.hence), "spaeter danach"),
    (.role(.before), "vor vorm"),
    (.role(.after), "nach"),
    (.role(.past), "nach"),
    (.role(.to), "vor"),
    (.role(.except), "ausser"),
    (.role(.goal), "fuer"),
    (.role(.due), "faellig deadline frist stichtag abgabe"),
    (.role(.not), "nicht"),
    (.role(.copula), "ist war sind waren"),
    (.role(.per), "pro je"),
    (
      .role(.companion),
      "mit von vom fuer nach zu zum zur ueber ohne guten guter gute schoenen an bei des der die das und"
    ),
    (.role(.common), "der die das und ich mit von fuer nach zu bis am um im nicht ist ein eine einen heute morgen"),
    (.role(.common), "uhr bei auf den dem ab jeden jede alle naechste naechsten anrufen kaufen"),
    (.role(.dangling), "am im den der dem bis von vom in gegen zum zur fuer und jeweils immer stets"),
  ]

  private static let orders: [(Meaning, String)] = [
    (.role(.next), "naechst* kommend* nachst* folgend*"),
    (.role(.afterNext), "uebernaechst* ubernachst*"),
    (.role(.this), "dies* diese laufend* aktuell* jetzig*"),
    (.role(.last), "letzt* vorig* vergangen* vorangegangen* letztmoeglich*"),
    (.role(.noun), "vorletzt* zweitletzt* drittletzt* viertletzt*"),
    (.role(.every), "jed* alle jed"),
    (.role(.other), "ander* zweit*"),
    (.role(.few), "paar"),
    (.role(.half), "halb halb*"),
    (.role(.quarter), "viertel"),
    (.role(.threeQuarters), "dreiviertel"),
    (.role(.clock), "uhr"),
    (
      .role(.begin),
      "anfang anfangs beginn monatsanfang monatserste monatsersten jahresanfang wochenanfang quartalsanfang"
    ),
    (.role(.middle), "mitte monatsmitte jahresmitte wochenmitte"),
    (.role(.close), "ende monatsende jahresende wochenschluss quartalsende monatsletzten monatsletzter monatsultimo"),
    (
      .unit(.month),
      "monatserste monatsersten monatsanfang monatsmitte monatsende monatsletzten monatsletzter monatsultimo"
    ),
    (.unit(.year), "jahresanfang jahresmitte jahresende"),
    (.unit(.week), "wochenanfang wochenmitte wochenschluss"),
    (.unit(.quarter), "quartalsanfang quartalsende"),
    (
      .role(.whole),
      "monatserste monatsersten monatsanfang monatsmitte monatsende jahresanfang jahresmitte jahresende wochenanfang wochenmitte"
    ),
    (.role(.whole), "wochenschluss quartalsanfang quartalsende monatsletzten monatsletzter monatsultimo"),
    (.role(.weekNumber), "kw kalenderwoche"),
    (.role(.times), "mal male wiederholungen wiederholung"),
    (.role(.once), "einmal"),
    (.role(.address), "herr herrn frau familie dr prof"),
    (.role(.now), "jetzt"),
    (.role(.early), "frueh fruehen spaet spaeten spaeter"),
    (.role(.single), "jeweils immer stets regelmaessig"),
    (
      .measuring(.before),
      "dauert dauer dauern zeitbedarf zeitaufwand aufwand geschaetzt geplant knapp gut maximal max so"
    ),
    (.measuring(.before), "mindestens mind hoechstens insgesamt"), (.measuring(.paired), "bis"),
    (.measuring(.behind), "lang"), (.measuring(.inside), "gute guten knappe knappen ganze ganzen volle vollen"),
  ]

  private static let marks: [(Meaning, String)] = [
    (.role(.done), "erledigung abschluss fertigstellung erledigen"),
    (
      .role(.measure),
      "euro prozent punkte punkten grad meter metern kilometer kilometern zentimeter stueck personen leute leuten seiten "
        + "zeilen liter gramm kilo tonnen stellen plaetze plaetzen sterne sternen spieler spielern tore toren cent "
        + "millionen tausend mann kinder kindern gaeste gaesten mal male prozentpunkte etagen stockwerke teile teilen"
    ),
    (
      .role(.counted),
      "geburtstag stock etage platz jahrestag hochzeitstag kapitel loch spieltag semester lebensjahr jahrhundert "
        + "auflage klasse runde staffel folge band teil weltkrieg schuljahr bezirk versuch stelle mal liga bundesliga "
        + "symphonie sinfonie internationale internationalen jubilaeum lesung"
    ),
    (
      .role(.point),
      "version kapitel abschnitt punkt nr nummer seite release v paragraph artikel teil absatz band ip build "
        + "verhaeltnis skala note stand "
        + "seiten folge folgen staffel aufgabe aufgaben lektion lektionen folien zeilen groesse groessen plaetze noten "
        + "fragen abschnitte uebungen stufe level schritt schritte raum"
    ),
  ]
}
