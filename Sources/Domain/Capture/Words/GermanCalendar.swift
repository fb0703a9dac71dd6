/// Days, months, parts of the day and what German counts time in.
enum GermanCalendar {
  static let all: [(Meaning, String)] = months + weekdays + days + units + cycles

  private static let months: [(Meaning, String)] = [
    (.month(1), "januar jaenner jan jaen januars jann"),
    (.month(2), "februar feber feb februars febr"),
    (.month(3), "maerz marz maer mrz mae"),
    (.month(4), "april apr aprils"),
    (.month(5), "mai"),
    (.month(6), "juni jun juno"),
    (.month(7), "juli jul julei"),
    (.month(8), "august aug augusts"),
    (.month(9), "september sept sep septembers"),
    (.month(10), "oktober okt oktobers"),
    (.month(11), "november nov novembers"),
    (.month(12), "dezember dez dezembers"),
  ]

  private static let weekdays: [(Meaning, String)] = [
    (.weekday(1), "montag montags"), (.weekday(2), "dienstag dienstags"), (.weekday(3), "mittwoch mittwochs"),
    (.weekday(4), "donnerstag donnerstags"), (.weekday(5), "freitag freitags"),
    (.weekday(6), "samstag samstags sonnabend sonnabends"), (.weekday(7), "sonntag sonntags"),
    (.weekdays(1), "montags"), (.weekdays(2), "dienstags"), (.weekdays(3), "mittwochs"),
    (.weekdays(4), "donnerstags"), (.weekdays(5), "freitags"), (.weekdays(6), "samstags sonnabends"),
    (.weekdays(7), "sonntags"),
    (.weekdays(1), "montage montagen"), (.weekdays(2), "dienstage dienstagen"),
    (.weekdays(3), "mittwoche mittwochen"), (.weekdays(4), "donnerstage donnerstagen"),
    (.weekdays(5), "freitage freitagen"), (.weekdays(6), "samstage samstagen"), (.weekdays(7), "sonntage sonntagen"),
    (.shortWeekday(1), "mo"), (.shortWeekday(2), "di"), (.shortWeekday(3), "mi"),
    (.shortWeekday(4), "do"), (.shortWeekday(5), "fr"), (.shortWeekday(6), "sa"),
    (.shortWeekday(7), "so"),
  ]

  private static let days: [(Meaning, String)] = [
    (.days(0), "heute heut"), (.days(1), "morgen"), (.days(2), "uebermorgen ubermorgen"),
    (.days(3), "ueberuebermorgen"), (.days(-1), "gestern"), (.days(-2), "vorgestern"), (.days(-3), "vorvorgestern"),
    (.part(.morning), "morgen morgens frueh fruehmorgens fruh fruehs"),
    (.part(.forenoon), "vormittag vormittags"),
    (.part(.noon), "mittag mittags mittagszeit"),
    (.part(.afternoon), "nachmittag nachmittags"),
    (.part(.evening), "abend abends"),
    (.part(.night), "nacht nachts"),
    (.part(.midnight), "mitternacht"),
    (.role(.plural), "morgens vormittags mittags nachmittags abends nachts fruehs fruehmorgens"),
    (.season(1), "fruehling fruehjahr"), (.season(2), "sommer"), (.season(3), "herbst"), (.season(4), "winter"),
    (.role(.festive), "tag christi heiliger heiligen heilige black"),
    (.holiday(.newYear), "neujahr neujahrstag"), (.holiday(.epiphany), "dreikoenig dreikoenigstag"),
    (.holiday(.valentine), "valentinstag"), (.holiday(.roseMonday), "rosenmontag"),
    (.holiday(.ashWednesday), "aschermittwoch"), (.holiday(.goodFriday), "karfreitag"),
    (.holiday(.easter), "ostern ostersonntag"), (.holiday(.easterMonday), "ostermontag"),
    (.holiday(.labour), "maifeiertag"),
    (.holiday(.mother), "muttertag"), (.holiday(.ascension), "himmelfahrt vatertag"),
    (.holiday(.pentecost), "pfingsten pfingstsonntag"), (.holiday(.pentecostMonday), "pfingstmontag"),
    (.holiday(.corpusChristi), "fronleichnam"), (.holiday(.halloween), "halloween"),
    (.holiday(.reformation), "reformationstag"), (.holiday(.allSaints), "allerheiligen"),
    (.holiday(.nicholas), "nikolaus nikolaustag"), (.holiday(.christmasEve), "heiligabend heiligabends"),
    (.holiday(.christmas), "weihnachten weihnachtstag weihnachtsfeiertag weihnacht"),
    (.holiday(.newYearsEve), "silvester sylvester"),
    (.holiday(.unity), "nationalfeiertag"), (.holiday(.advent), "advent adventssonntag"),
  ]

  private static let units: [(Meaning, String)] = [
    (.unit(.second), "sekunde sekunden"),
    (.unit(.minute), "minute minuten minuetchen"),
    (.unit(.hour), "stunde stunden stuendchen"),
    (.unit(.day), "tag tage tagen tages"),
    (.unit(.workday), "werktag werktage werktagen arbeitstag arbeitstage arbeitstagen wochentag wochentage werktages"),
    (.unit(.weekend), "wochenende wochenenden we"),
    (.unit(.week), "woche wochen"),
    (.unit(.month), "monat monate monaten monats"),
    (.unit(.quarter), "quartal quartale quartalen quartals vierteljahr vierteljahre"),
    (.unit(.year), "jahr jahre jahren jahres"),
    (.role(.noun), "minute minuten stunde stunden tag tage tagen woche wochen monat monate jahr jahre"),
  ]

  private static let cycles: [(Meaning, String)] = [
    (.cycle(1, .day), "taeglich taglich tagtaeglich tageweise"), (.cycle(1, .week), "woechentlich wochentlich"),
    (.cycle(2, .week), "zweiwoechentlich vierzehntaegig vierzehntaeglich zweiwoechig"),
    (.cycle(3, .week), "dreiwoechentlich"), (.cycle(4, .week), "vierwoechentlich"),
    (.cycle(2, .day), "zweitaeglich"),
    (.cycle(1, .month), "monatlich allmonatlich"), (.cycle(2, .month), "zweimonatlich"),
    (.cycle(3, .month), "vierteljaehrlich quartalsweise dreimonatlich"),
    (.cycle(6, .month), "halbjaehrlich sechsmonatlich"),
    (.cycle(1, .year), "jaehrlich alljaehrlich jahrlich"), (.cycle(2, .year), "zweijaehrlich"),
    (.cycle(1, .hour), "stuendlich"), (.cycle(1, .workday), "werktaeglich werktags wochentags arbeitstaeglich"),
    (.cycle(1, .workday), "werktagen arbeitstagen wochentagen"), (.cycle(1, .weekend), "wochenenden"),
    (.cycle(1, .day), "taegliche taeglichen taeglicher taegliches"),
    (.cycle(1, .week), "woechentliche woechentlichen woechentlicher woechentliches"),
    (.cycle(1, .month), "monatliche monatlichen monatlicher monatliches"),
    (.cycle(3, .month), "vierteljaehrliche vierteljaehrlichen vierteljaehrlicher vierteljaehrliches"),
    (.cycle(1, .year), "jaehrliche jaehrlichen jaehrlicher jaehrliches"),
    (.role(.noun), "taegliche taeglichen taeglicher taegliches woechentliche woechentlichen woechentlicher"),
    (.role(.noun), "woechentliches monatliche monatlichen monatlicher monatliches jaehrliche jaehrlichen"),
    (.role(.noun), "jaehrlicher jaehrliches vierteljaehrliche vierteljaehrlichen vierteljaehrliches"),
    (.role(.noun), "vierteljaehrlicher"),
  ]
}
