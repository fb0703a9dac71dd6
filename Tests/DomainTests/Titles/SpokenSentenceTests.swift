import Testing

@testable import Domain

@Suite("Sentences as people say them")
struct SpokenSentenceTests {
  @Test(arguments: german.rows)
  func becomeTitlesInGerman(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  @Test(arguments: english.rows)
  func becomeTitlesInEnglish(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let german = TitleTable(
    """
    Ich muss unbedingt noch die Winterreifen aufziehen lassen → Die Winterreifen aufziehen lassen
    ähm also ich muss den Klempner anrufen wegen der Heizung → Den Klempner wegen der Heizung anrufen
    uh I need to call the landlord → Call the landlord
    um so I need to call the landlord about the heating → Call the landlord about the heating
    please remember that I have to pay the rent → Pay the rent
    remember that I have to pay the rent → Pay the rent
    Please remember that I need to book flights → Book flights
    we need to talk to Jonas → Talk to Jonas
    I need to talk to my boss about the raise → Talk to my boss about the raise
    Schreib der Lehrerin wegen Freitag → Der Lehrerin wegen Freitag schreiben
    R: Re: Preventivo → Preventivo
    I: Re: Ordine 55 → Ordine 55
    RE: R: Preventivo bagno → Preventivo bagno
    (OPS-4412) Server neu starten → Server neu starten (OPS-4412)
    (PROJ-12) fix login → fix login (PROJ-12)
    WG: Elternbrief lesen → Elternbrief lesen
    WG: Protokoll der Sitzung lesen → Protokoll der Sitzung lesen
    Ähm ich muss noch Milch kaufen → Milch kaufen
    also ich muss halt noch die Steuer machen → Die Steuer machen
    so ich muss dann noch den Müll rausbringen → Den Müll rausbringen
    okay ich muss morgen den Arzt anrufen → Morgen den Arzt anrufen
    ja also ich müsste mal wieder die Fenster putzen → Mal wieder die Fenster putzen
    äh kannst du mich erinnern dass ich die Wäsche aufhängen muss → Die Wäsche aufhängen
    ich muss irgendwie noch das Geschenk besorgen → Das Geschenk besorgen
    ich muss übrigens noch die Versicherung kündigen → Die Versicherung kündigen
    ich muss ja noch die Pflanzen gießen → Die Pflanzen gießen
    ich muss auf jeden Fall noch Oma anrufen → Oma anrufen
    ich darf auf keinen Fall vergessen die Heizung abzudrehen → Die Heizung abdrehen
    ich sollte wohl mal den Keller aufräumen → Den Keller aufräumen
    wir müssten eigentlich noch den Kuchen bestellen → Den Kuchen bestellen
    Ich muss das Auto reparieren lassen → Das Auto reparieren lassen
    Ich muss noch einkaufen gehen → Einkaufen gehen
    ich hab vergessen den Müll rauszubringen → Den Müll rausbringen
    Ich habe noch vor, die Garage aufzuräumen → Die Garage aufräumen
    Mir ist eingefallen dass ich noch die Rechnung bezahlen muss → Die Rechnung bezahlen
    mir fällt gerade ein ich muss noch das Rezept abholen → Das Rezept abholen
    Merk dir dass ich den Impfpass mitnehmen muss → Den Impfpass mitnehmen
    Kannst du mir bitte aufschreiben dass ich Tom das Geld geben muss → Tom das Geld geben
    Notiere: Termin beim Steuerberater machen → Termin beim Steuerberater machen
    Schreib auf: Zahnbürste kaufen → Zahnbürste kaufen
    Neue Aufgabe: Fahrrad putzen → Fahrrad putzen
    Neue Erinnerung: Medikamente nehmen → Medikamente nehmen
    Erstelle eine Aufgabe Fahrrad putzen → Fahrrad putzen
    Ich müsste dringend die Reifen wechseln → Die Reifen wechseln
    ich wollte noch die Bücher zurückbringen → Die Bücher zurückbringen
    Ruf doch mal bei der Hausverwaltung an → Bei der Hausverwaltung anrufen
    Ruf mal bitte Frau Schulz wegen der Abrechnung zurück → Frau Schulz wegen der Abrechnung zurückrufen
    Frag mal den Hausmeister ob er den Schlüssel hat → Den Hausmeister fragen, ob er den Schlüssel hat
    Schreib Anna wegen Samstag → Anna wegen Samstag schreiben
    Schreib mal deiner Schwester → Deiner Schwester schreiben
    Sag Peter dass das Training ausfällt → Peter sagen, dass das Training ausfällt
    Sag der Schule Bescheid → Der Schule Bescheid sagen
    denk dran Geld abzuheben → Geld abheben
    denk dran dass du noch Brot holen musst → Brot holen
    Bitte daran denken, die Fenster zuzumachen → Die Fenster zumachen
    Wir sollten uns mal um die Steuer kümmern → Um die Steuer kümmern
    Ich muss mich noch um den Umzug kümmern → Um den Umzug kümmern
    ich muss bei der Bank anrufen wegen der Karte → Bei der Bank wegen der Karte anrufen
    ich muss noch zum Bäcker gehen und Brötchen holen → Zum Bäcker gehen und Brötchen holen
    Ich muss noch Klopapier kaufen und Oma anrufen → Klopapier kaufen und Oma anrufen
    Erinner mich mal dran dass ich der Oma schreibe → Der Oma schreiben
    erinnere mich bitte übermorgen um neun daran die Tonne rauszustellen → Die Tonne rausstellen
    also erinnere mich ähm daran den Rasen zu mähen → Den Rasen mähen
    Erinnere mich daran, Halt zu machen → Halt machen
    Schreib der Lehrerin → Der Lehrerin schreiben
    Hilf der Oma im Garten → Der Oma im Garten helfen
    Nimm der Katze den Ball weg → Der Katze den Ball wegnehmen
    """)

  static let english = TitleTable(
    """
    uh I have to um pick up the dry cleaning → Pick up the dry cleaning
    so I need to like email the accountant → Email the accountant
    okay so I should probably renew the car insurance → Renew the car insurance
    well I guess I need to clean the gutters → Clean the gutters
    oh I need to water the plants → Water the plants
    hmm I should call grandma → Call grandma
    alright we gotta book the hotel → Book the hotel
    you know I really should see a dentist → See a dentist
    I just remembered I need to return the books → Return the books
    I almost forgot I have to sign the form → Sign the form
    I think I need to replace the filter → Replace the filter
    I think we should paint the fence → Paint the fence
    I'm supposed to bring a salad → Bring a salad
    I am supposed to send the deck to Mia → Send the deck to Mia
    I have got to fix the bike → Fix the bike
    I need to make sure to lock the back door → Lock the back door
    we have to remember to pay the deposit → Pay the deposit
    I can't forget to feed the fish → Feed the fish
    I cannot forget to feed the fish → Feed the fish
    I mustn't forget to feed the fish → Feed the fish
    Let's not forget to invite Paul → Invite Paul
    Let me remember to send the invoice → Send the invoice
    help me remember to take out the trash → Take out the trash
    I'll need to order ink → Order ink
    I will have to order ink → Order ink
    gonna need to buy diapers → Buy diapers
    remind me we need to talk to Jonas → Talk to Jonas
    Remind me tomorrow that I have to call Ann → Call Ann
    please remind us to renew the visa → Renew the visa
    set a reminder that I need to move the car → Move the car
    create a reminder to move the car → Move the car
    add a task to move the car → Move the car
    new task: move the car → Move the car
    Don't forget that we have to leave early → Leave early
    make a note to check the tyres → Check the tyres
    jot down that I need to buy glue → Buy glue
    take a note: buy glue → Buy glue
    I ought to write to Lena → Write to Lena
    I better call the plumber → Call the plumber
    I'd better call the plumber → Call the plumber
    we better call the plumber → Call the plumber
    we'll have to cancel the gym → Cancel the gym
    hey can you remind me to stretch → Stretch
    yeah so remind me to stretch → Stretch
    erm remind me to stretch → Stretch
    Call, uh, the dentist → Call the dentist
    """)
}
