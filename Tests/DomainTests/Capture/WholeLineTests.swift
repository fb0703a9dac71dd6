import Testing

@testable import Domain

@Suite("Whole lines")
struct WholeLineTests {
  @Test(arguments: german.rows)
  func isReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test(arguments: english.rows)
  func isReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  static let german = CaptureTable(
    """
    Zahnarzt anrufen morgen 15 Uhr #30min #arzt !hoch jeden Montag | title=Zahnarzt anrufen, due=2026-11-21T15:00, min=30, imp=high, tags=arzt, rec=FREQ=WEEKLY;BYDAY=MO
    Steuererklärung abgeben bis Freitag !hoch #finanzen | title=Steuererklärung abgeben, due=2026-11-27, imp=high, tags=finanzen
    Mit Anna treffen am Samstag um 14 Uhr im Café | title=Mit Anna treffen im Café, due=2026-11-21T14:00
    Laufen gehen täglich 30 min #sport | title=Laufen gehen, min=30, tags=sport, rec=FREQ=DAILY
    Miete überweisen am 1. jeden Monats | title=Miete überweisen, rec=FREQ=MONTHLY;BYMONTHDAY=1
    Meeting vorbereiten !A-1 2h | title=Meeting vorbereiten, min=120, grade=A, sub=1
    Buch lesen typ:lernen 45 Minuten heute Abend | title=Buch lesen, due=2026-11-20T19:00, min=45, type=learning
    Blumen gießen jeden zweiten Tag +Haus und Garten | title=Blumen gießen, list=Haus und Garten, rec=FREQ=DAILY;INTERVAL=2
    Rasen mähen +Haus und Garten ab Montag | title=Rasen mähen, nb=2026-11-23, list=Haus und Garten
    Präsentation fertig machen !!! bis 12 Uhr | title=Präsentation fertig machen, due=2026-11-20T12:00, imp=high
    Milch kaufen +Einkauf | title=Milch kaufen, list=Einkauf
    Milch kaufen +Unbekannt | title=Milch kaufen +Unbekannt
    Anruf bei Oma Sonntag 18 Uhr ~20m | title=Anruf bei Oma, due=2026-11-22T18:00, min=20
    Workshop am 3. Dezember von 9 bis 17 Uhr | title=Workshop, due=2026-12-03T09:00, min=480
    Müll rausbringen jeden Dienstag um 7 Uhr | title=Müll rausbringen, due=2026-11-24T07:00, rec=FREQ=WEEKLY;BYDAY=TU
    Bericht schreiben für 2 Stunden morgen früh | title=Bericht schreiben, due=2026-11-21T09:00, min=120
    Geschenk für Mama kaufen vor Weihnachten | title=Geschenk für Mama kaufen, due=2026-12-25
    morgen Kuchen backen | title=Kuchen backen, due=2026-11-21
    Am Montag Auto in die Werkstatt bringen | title=Auto in die Werkstatt bringen, due=2026-11-23
    heute um 5 Mama abholen | title=Mama abholen, due=2026-11-20T17:00
    Vokabeln üben werktags 15 min typ:lernen !B | title=Vokabeln üben, min=15, grade=B, type=learning, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Urlaub buchen !dringend nächste Woche | title=Urlaub buchen, due=2026-11-23, urg=urgent
    Backup prüfen alle 2 Wochen nach Erledigung | title=Backup prüfen, rec=FREQ=WEEKLY;INTERVAL=2, anchor=completion
    Kündigung schicken nicht vor 1. Dezember | title=Kündigung schicken, nb=2026-12-01
    Sport montags und donnerstags 18 Uhr 1h #fit | title=Sport, due=2026-11-23T18:00, min=60, tags=fit, rec=FREQ=WEEKLY;BYDAY=MO,TH
    Konzert am 15.12. um 20:00 #musik | title=Konzert, due=2026-12-15T20:00, tags=musik
    Fenster putzen in 3 Tagen !niedrig | title=Fenster putzen, due=2026-11-23, imp=low
    Zahnarzttermin Mo 14:30 | title=Zahnarzttermin, due=2026-11-23T14:30
    Rechnung #134 bezahlen bis Montag | title=Rechnung #134 bezahlen, due=2026-11-23
    Rechnung bezahlen, fällig am 30.11. | title=Rechnung bezahlen, due=2026-11-30
    Reifen wechseln Ende März !mittel | title=Reifen wechseln, due=2027-03-31, imp=medium
    Team-Meeting jeden Freitag 10-11 Uhr #arbeit | title=Team-Meeting, due=2026-11-20T10:00, min=60, tags=arbeit, rec=FREQ=WEEKLY;BYDAY=FR
    Yoga jeden Morgen 20 min | title=Yoga, due=2026-11-21T09:00, min=20, rec=FREQ=DAILY
    Telefonat mit Mark Mittwoch halb vier | title=Telefonat mit Mark, due=2026-11-25T15:30
    Geburtstagsgeschenk für Julia besorgen bis 12.12. #geschenke +Privat | title=Geburtstagsgeschenk für Julia besorgen, due=2026-12-12, list=Privat, tags=geschenke
    Paket abholen | title=Paket abholen
    #arbeit #dringend Angebot schreiben heute 16 Uhr ~90m | title=Angebot schreiben, due=2026-11-20T16:00, min=90, tags=arbeit,dringend
    Elternabend KW 49 Mittwoch 19 Uhr | title=Elternabend, due=2026-12-02T19:00
    Wäsche waschen jedes Wochenende bis 31.12. | title=Wäsche waschen, rec=FREQ=WEEKLY;BYDAY=SA,SU, until=2026-12-31
    Spazieren gehen in einer Stunde 20 min typ:recharge | title=Spazieren gehen, due=2026-11-20T10:30, min=20, type=recharge
    Mails beantworten !2 anderthalb Stunden | title=Mails beantworten, min=90, imp=medium
    Auto zum TÜV am 28. um 8 Uhr | title=Auto zum TÜV, due=2026-11-28T08:00
    Projektplan überarbeiten übermorgen von 9 bis 10:30 | title=Projektplan überarbeiten, due=2026-11-22T09:00, min=90
    Am letzten Tag des Monats Zähler ablesen | title=Zähler ablesen, rec=FREQ=MONTHLY;BYMONTHDAY=-1
    Jeden letzten Freitag im Monat Abrechnung machen !A | title=Abrechnung machen, grade=A, rec=FREQ=MONTHLY;BYDAY=-1FR
    Arzt Do 9 Uhr | title=Arzt, due=2026-11-26T09:00
    Treffen mit Herrn Sonntag am Montag um 9 | title=Treffen mit Herrn Sonntag, due=2026-11-23T09:00
    Flug buchen (bis Freitag) | title=Flug buchen, due=2026-11-27
    Medikamente nehmen alle 8 Stunden | title=Medikamente nehmen, rec=FREQ=HOURLY;INTERVAL=8
    Newsletter lesen jeden Mo, Mi, Fr um 8 | title=Newsletter lesen, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,WE,FR
    Einkaufen gehen heute 17:30 #haushalt ~45min | title=Einkaufen gehen, due=2026-11-20T17:30, min=45, tags=haushalt
    !hoch Vertrag kündigen bis 30.11. typ:Schneeschaufeln | title=Vertrag kündigen, due=2026-11-30, imp=high, type=maintenance
    Klavier üben jeden Tag 20 min ab morgen | title=Klavier üben, nb=2026-11-21, min=20, rec=FREQ=DAILY
    Arzttermin vereinbaren Anfang Dezember | title=Arzttermin vereinbaren, due=2026-12-01
    Katze füttern täglich um 7 Uhr und Blumen gießen | title=Katze füttern und Blumen gießen, due=2026-11-21T07:00, rec=FREQ=DAILY
    nächsten Mittwoch um 14 Uhr Termin beim Friseur #ich 1h | title=Termin beim Friseur, due=2026-11-25T14:00, min=60, tags=ich
    Bewerbung abschicken !A bis Sonntag 23:59 | title=Bewerbung abschicken, due=2026-11-22T23:59, grade=A
    Wohnung putzen samstags 2 Stunden #haushalt | title=Wohnung putzen, min=120, tags=haushalt, rec=FREQ=WEEKLY;BYDAY=SA
    Steuerberater anrufen in 2 Wochen, 15 min | title=Steuerberater anrufen, due=2026-12-04, min=15
    Jour fixe jeden zweiten Dienstag 10 Uhr 45 min #team | title=Jour fixe, due=2026-11-24T10:00, min=45, tags=team, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    Lesen typ:energie heute Abend für eine halbe Stunde | title=Lesen, due=2026-11-20T19:00, min=30, type=recharge
    Präsentation halten am 3.12. von 14 bis 15:30 Uhr | title=Präsentation halten, due=2026-12-03T14:00, min=90
    Miete zahlen monatlich am 1. !dringend | title=Miete zahlen, urg=urgent, rec=FREQ=MONTHLY;BYMONTHDAY=1
    TÜV Termin machen spätestens Ende Januar | title=TÜV Termin machen, due=2027-01-31
    "Montag" von Fassbinder schauen am Samstag | title="Montag" von Fassbinder schauen, due=2026-11-21
    Papierkram erledigen übermorgen vormittags !niedrig !C | title=Papierkram erledigen, due=2026-11-22T09:00, imp=low, grade=C
    Geschirrspüler ausräumen | title=Geschirrspüler ausräumen
    Deutschkurs montags und mittwochs von 18 bis 19:30 Uhr #lernen typ:lernen | title=Deutschkurs, due=2026-11-23T18:00, min=90, type=learning, tags=lernen, rec=FREQ=WEEKLY;BYDAY=MO,WE
    Auto waschen am Wochenende | title=Auto waschen, due=2026-11-21
    Zähne putzen alle 12 Stunden 3 min | title=Zähne putzen, min=3, rec=FREQ=HOURLY;INTERVAL=12
    Filter wechseln alle 3 Monate nach Erledigung #haus | title=Filter wechseln, tags=haus, rec=FREQ=MONTHLY;INTERVAL=3, anchor=completion
    Hochzeitstag jedes Jahr am 12. Juni | title=Hochzeitstag, rec=FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12
    Besprechung mit Tom morgen 9-10 Uhr | title=Besprechung mit Tom, due=2026-11-21T09:00, min=60
    Um 16 Uhr Kinder abholen | title=Kinder abholen, due=2026-11-20T16:00
    In 10 Minuten Pizza aus dem Ofen holen | title=Pizza aus dem Ofen holen, due=2026-11-20T09:40
    Bis morgen Abend Text korrigieren ~90m | title=Text korrigieren, due=2026-11-21T19:00, min=90
    Medizin nehmen jeden Morgen und jeden Abend | title=Medizin nehmen und jeden Abend, due=2026-11-21T09:00, rec=FREQ=DAILY
    Angebot von Firma Sommer prüfen bis Dienstag | title=Angebot von Firma Sommer prüfen, due=2026-11-24
    Heute noch Müll rausbringen | title=Müll rausbringen, due=2026-11-20
    """)

  static let english = CaptureTable(
    """
    Call dentist tomorrow 3pm #30min #health !high every Monday | title=Call dentist, due=2026-11-21T15:00, min=30, imp=high, tags=health, rec=FREQ=WEEKLY;BYDAY=MO
    Submit tax return by Friday !high #finance | title=Submit tax return, due=2026-11-27, imp=high, tags=finance
    Meet Anna on Saturday at 2pm at the café | title=Meet Anna at the café, due=2026-11-21T14:00
    Go running daily 30 min #sport | title=Go running, min=30, tags=sport, rec=FREQ=DAILY
    Pay rent on the 1st of every month | title=Pay rent, rec=FREQ=MONTHLY;BYMONTHDAY=1
    Prepare meeting !A-1 2h | title=Prepare meeting, min=120, grade=A, sub=1
    Read book type:learning 45 minutes this evening | title=Read book, due=2026-11-20T19:00, min=45, type=learning
    Water plants every other day +Groceries | title=Water plants, list=Groceries, rec=FREQ=DAILY;INTERVAL=2
    Mow the lawn +Work from Monday | title=Mow the lawn, nb=2026-11-23, list=Work
    Finish slides !!! by noon | title=Finish slides, due=2026-11-20T12:00, imp=high
    Buy milk +Nowhere | title=Buy milk +Nowhere
    Call grandma Sunday 6pm ~20m | title=Call grandma, due=2026-11-22T18:00, min=20
    Workshop on December 3 from 9am to 5pm | title=Workshop, due=2026-12-03T09:00, min=480
    Take out trash every Tuesday at 7am | title=Take out trash, due=2026-11-24T07:00, rec=FREQ=WEEKLY;BYDAY=TU
    Write report for 2 hours tomorrow morning | title=Write report, due=2026-11-21T09:00, min=120
    tomorrow bake a cake | title=bake a cake, due=2026-11-21
    On Monday bring car to garage | title=bring car to garage, due=2026-11-23
    Pick up mom today at 5 | title=Pick up mom, due=2026-11-20T17:00
    Study vocab weekdays 15 min type:learning !B | title=Study vocab, min=15, grade=B, type=learning, rec=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Book holiday !urgent next week | title=Book holiday, due=2026-11-23, urg=urgent
    Check backup every 2 weeks after completion | title=Check backup, rec=FREQ=WEEKLY;INTERVAL=2, anchor=completion
    Send notice not before December 1 | title=Send notice, nb=2026-12-01
    Gym mondays and thursdays 6pm 1h #fit | title=Gym, due=2026-11-23T18:00, min=60, tags=fit, rec=FREQ=WEEKLY;BYDAY=MO,TH
    Concert on 12/15 at 8pm #music | title=Concert, due=2026-12-15T20:00, tags=music
    Clean windows in 3 days !low | title=Clean windows, due=2026-11-23, imp=low
    Dentist Mon 2:30pm | title=Dentist, due=2026-11-23T14:30
    Pay invoice #134 by Monday | title=Pay invoice #134, due=2026-11-23
    Pay invoice, due Nov 30 | title=Pay invoice, due=2026-11-30
    Change tires end of March !medium | title=Change tires, due=2027-03-31, imp=medium
    Team meeting every Friday 10-11am #work | title=Team meeting, due=2026-11-20T10:00, min=60, tags=work, rec=FREQ=WEEKLY;BYDAY=FR
    Yoga every morning 20 min | title=Yoga, due=2026-11-21T09:00, min=20, rec=FREQ=DAILY
    Call with Mark Wednesday half past three | title=Call with Mark, due=2026-11-25T15:30
    Get present for Julia by Dec 12 #gifts | title=Get present for Julia, due=2026-12-12, tags=gifts
    Pick up parsedFile | title=Pick up parsedFile
    #work #urgent Write offer today 4pm ~90m | title=Write offer, due=2026-11-20T16:00, min=90, tags=work,urgent
    Laundry every weekend until Dec 31 | title=Laundry, rec=FREQ=WEEKLY;BYDAY=SA,SU, until=2026-12-31
    Take a walk in an hour 20 min type:recharge | title=Take a walk, due=2026-11-20T10:30, min=20, type=recharge
    Answer mail !2 an hour and a half | title=Answer mail, min=90, imp=medium
    Car inspection on the 28th at 8am | title=Car inspection, due=2026-11-28T08:00
    Revise plan tomorrow 9-10:30am | title=Revise plan, due=2026-11-21T09:00, min=90
    Monthly on the last day read the meter | title=read the meter, rec=FREQ=MONTHLY;BYMONTHDAY=-1
    Every last Friday of the month do billing !A | title=do billing, grade=A, rec=FREQ=MONTHLY;BYDAY=-1FR
    Doctor Thu 9am | title=Doctor, due=2026-11-26T09:00
    Book flight (by Friday) | title=Book flight, due=2026-11-27
    Take pills every 8 hours | title=Take pills, rec=FREQ=HOURLY;INTERVAL=8
    Read newsletter every mon, wed, fri at 8am | title=Read newsletter, due=2026-11-23T08:00, rec=FREQ=WEEKLY;BYDAY=MO,WE,FR
    Create monthly report | title=Create monthly report, rec=FREQ=MONTHLY
    Dinner with Tom next Friday 7pm for 2 hours | title=Dinner with Tom, due=2026-11-27T19:00, min=120
    Renew passport in 2 weeks | title=Renew passport, due=2026-12-04
    Call June on June 5 at noon | title=Call June, due=2027-06-05T12:00
    Go shopping today 5:30pm #home ~45min | title=Go shopping, due=2026-11-20T17:30, min=45, tags=home
    !high Cancel contract by Nov 30 type:maintenance | title=Cancel contract, due=2026-11-30, imp=high, type=maintenance
    Practice piano every day 20 min from tomorrow | title=Practice piano, nb=2026-11-21, min=20, rec=FREQ=DAILY
    Schedule checkup beginning of December | title=Schedule checkup, due=2026-12-01
    Feed cat daily at 7am and water flowers | title=Feed cat and water flowers, due=2026-11-21T07:00, rec=FREQ=DAILY
    next Wednesday at 2pm hairdresser #me 1h | title=hairdresser, due=2026-11-25T14:00, min=60, tags=me
    Send application !A by Sunday 11:59pm | title=Send application, due=2026-11-22T23:59, grade=A
    Clean flat saturdays 2 hours #home | title=Clean flat, min=120, tags=home, rec=FREQ=WEEKLY;BYDAY=SA
    Call accountant in 2 weeks, 15 min | title=Call accountant, due=2026-12-04, min=15
    1:1 with Sam every other Tuesday 10am 45 min #team | title=1:1 with Sam, due=2026-11-24T10:00, min=45, tags=team, rec=FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
    Read type:recharge tonight for half an hour | title=Read, due=2026-11-20T19:00, min=30, type=recharge
    Give presentation on Dec 3 from 2 to 3:30pm | title=Give presentation, due=2026-12-03T14:00, min=90
    Pay rent monthly on the 1st !urgent | title=Pay rent, urg=urgent, rec=FREQ=MONTHLY;BYMONTHDAY=1
    Book inspection by the end of January | title=Book inspection, due=2027-01-31
    Watch "Monday" by Fassbinder on Saturday | title=Watch "Monday" by Fassbinder, due=2026-11-21
    Do paperwork the day after tomorrow in the morning !low !C | title=Do paperwork, due=2026-11-22T09:00, imp=low, grade=C
    Empty dishwasher | title=Empty dishwasher
    Spanish class mondays and wednesdays 6-7:30pm #learn type:learning | title=Spanish class, due=2026-11-23T18:00, min=90, type=learning, tags=learn, rec=FREQ=WEEKLY;BYDAY=MO,WE
    Wash car this weekend | title=Wash car, due=2026-11-21
    Brush teeth every 12 hours 3 min | title=Brush teeth, min=3, rec=FREQ=HOURLY;INTERVAL=12
    Change filter every! 3 months #house | title=Change filter, tags=house, rec=FREQ=MONTHLY;INTERVAL=3, anchor=completion
    Anniversary every year on June 12 | title=Anniversary, rec=FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12
    Sync with Tom tomorrow 9-10am | title=Sync with Tom, due=2026-11-21T09:00, min=60
    At 4pm pick up kids | title=pick up kids, due=2026-11-20T16:00
    In 10 minutes take pizza out of the oven | title=take pizza out of the oven, due=2026-11-20T09:40
    By tomorrow evening proofread text ~90m | title=proofread text, due=2026-11-21T19:00, min=90
    Check Summer Inc. offer by Tuesday | title=Check Summer Inc. offer, due=2026-11-24
    Email Jane's report to Mark on Friday at noon | title=Email Jane's report to Mark, due=2026-11-27T12:00
    Buy tickets for May concert before Friday | title=Buy tickets for May concert, due=2026-11-27
    Movie night Friday 8pm with Sun Li | title=Movie night with Sun Li, due=2026-11-27T20:00
    """)
}
