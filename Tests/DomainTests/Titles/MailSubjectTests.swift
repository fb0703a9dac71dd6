import Testing

@testable import Domain

@Suite("Subjects of mails as titles")
struct MailSubjectTests {
  @Test(arguments: titles.rows)
  func becomeTitles(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let titles = TitleTable(
    """
    Re: Fwd: AW: Meeting Donnerstag → Meeting Donnerstag
    Re: Angebot Dachsanierung → Angebot Dachsanierung
    RE: RE: RE: Budget 2027 → Budget 2027
    re: quarterly numbers → quarterly numbers
    AW: WG: Rechnung 4711 → Rechnung 4711
    AW: AW: AW: Umzugstermin → Umzugstermin
    WG: Protokoll Elternabend → Protokoll Elternabend
    Wg: Mietvertrag → Mietvertrag
    FW: Invoice 2026-114 → Invoice 2026-114
    Fwd: Photos from Saturday → Photos from Saturday
    FWD: Fw: fwd: Tickets → Tickets
    Re[2]: Server migration → Server migration
    Re(3): Server migration → Server migration
    Re^4: Server migration → Server migration
    RE[12]: Liefertermin → Liefertermin
    AW(2): Liefertermin → Liefertermin
    Re [2]: Liefertermin → Liefertermin
    Re: Re[2]: Fwd(3): Status → Status
    Re : Compte rendu → Compte rendu
    RE : TR : Facture mars → Facture mars
    TR: Facture mars → Facture mars
    Réf: Contrat de bail → Contrat de bail
    Rép: Réunion lundi → Réunion lundi
    RÉP : Réunion lundi → Réunion lundi
    Antw: Offerte keuken → Offerte keuken
    Doorst: Factuur 88 → Factuur 88
    SV: Møte på torsdag → Møte på torsdag
    VS: Referat fra mødet → Referat fra mødet
    VB: Protokoll från mötet → Protokoll från mötet
    VL: Kokouksen muistio → Kokouksen muistio
    SV: VS: VB: Budget → Budget
    RV: Factura de junio → Factura de junio
    RES: Orçamento → Orçamento
    ENC: Contrato assinado → Contrato assinado
    Rif: Preventivo cucina → Preventivo cucina
    R: Re: Preventivo cucina → Preventivo cucina
    Re: R: Preventivo cucina → Preventivo cucina
    Fwd: I: Fattura 12 → Fattura 12
    Rif: R: I: Fattura → Fattura
    ODP: Oferta na okna → Oferta na okna
    Odp: PD: Faktura → Faktura
    YNT: Toplantı notları → Toplantı notları
    İLT: Toplantı notları → Toplantı notları
    Ynt: ilt: Fatura → Fatura
    Atb: Līgums → Līgums
    Vá: Ajánlat → Ajánlat
    ΑΠ: Πρόσκληση → Πρόσκληση
    ΣΧΕΤ: Τιμολόγιο → Τιμολόγιο
    ΠΡΘ: Φωτογραφίες → Φωτογραφίες
    Απ: Σχετ: Συνάντηση → Συνάντηση
    Отв: Договор аренды → Договор аренды
    回复: 会议安排 → 会议安排
    回复:会议安排 → 会议安排
    答复: 合同 → 合同
    转发: 发票 → 发票
    轉寄: 發票 → 發票
    返信: 見積書 → 見積書
    転送: 見積書 → 見積書
    회신: 회의록 → 회의록
    전달: 회의록 → 회의록
    תגובה: חשבונית → חשבונית
    הועבר: חשבונית → חשבונית
    Re:Jahresplanung → Jahresplanung
    RE:Invoice overdue → Invoice overdue
    AW:Rückfrage Grundriss → Rückfrage Grundriss
    Re: Fwd:AW:  Kita-Platz → Kita-Platz
    Fwd: Fwd: → Fwd: Fwd:
    Re: → Re:
    AW: Re: WG: → AW: Re: WG:
    Re: PROJ-123: fix login → PROJ-123: fix login
    AW: Steuer: Belege sortieren → Steuer: Belege sortieren
    Re: #4711 Drucker streikt → #4711 Drucker streikt
    Quarterly report (fwd) → Quarterly report
    Re: Quarterly report (fwd) → Quarterly report
    Quarterly report (Fwd) (fwd) → Quarterly report
    [fwd: Quarterly report] → Quarterly report
    [Fwd: Re: Quarterly report] → Quarterly report
    Re: [Fwd: Lagepläne] → Lagepläne
    [Fwd: [Fwd: Lagepläne]] → Lagepläne
    [FW: Grundsteuer] → Grundsteuer
    [EXT] Angebot Fenster → Angebot Fenster
    [EXTERN] Angebot Fenster → Angebot Fenster
    [EXTERNAL] Security review → Security review
    [External] Security review → Security review
    [EXTERNAL EMAIL] Security review → Security review
    [Extern] Re: Angebot Fenster → Angebot Fenster
    Re: [EXT] Angebot Fenster → Angebot Fenster
    RE: [EXTERNAL] RE: Security review → Security review
    AW: [EXTERN] AW: [EXT] Vertrag → Vertrag
    [EXT]: Vertrag → Vertrag
    ***SPAM*** Gewinnspiel → Gewinnspiel
    *** SPAM *** Gewinnspiel → Gewinnspiel
    ***SPAM*** Re: Rechnung → Rechnung
    [SPAM] Rechnung → Rechnung
    [Spam?] Rechnung → Rechnung
    {Spam?} Rechnung → Rechnung
    Re: ***SPAM*** Rechnung → Rechnung
    [SUSPECTED SPAM] Rechnung → Rechnung
    Rechnung [EXT] → Rechnung
    [zeitblock-dev] Release plan → Release plan
    [zeitblock-dev] Re: Release plan → Release plan
    Re: [zeitblock-dev] Release plan → Release plan
    Re: [zeitblock-dev] Re: Release plan → Release plan
    [debian-users] Upgrade to 13 → Upgrade to 13
    [python-announce] 3.15 released → 3.15 released
    [swift-users] Fwd: Concurrency → Concurrency
    [kernel-discuss] Scheduler question → Scheduler question
    AW: [Kirchenchor] Probe fällt aus → Probe fällt aus
    [Kirchenchor] AW: Probe fällt aus → Probe fällt aus
    [Elternbeirat] Re: Sommerfest → Sommerfest
    Re: [Vorstand Turnverein] Kassenbericht → Kassenbericht
    Fwd: [dev] Build broken → Build broken
    [dev] Build broken → Build broken
    [announce] Wartungsfenster Sonntag → Wartungsfenster Sonntag
    [EXT] [zeitblock-dev] Re: Release plan → Release plan
    [PROJ-123] fix login → fix login [PROJ-123]
    [PROJ-123] Login reparieren → Login reparieren [PROJ-123]
    Re: [PROJ-123] Login reparieren → Login reparieren [PROJ-123]
    [#4711] Drucker streikt → Drucker streikt [#4711]
    AW: [#4711] Drucker streikt → Drucker streikt [#4711]
    [Ticket#2026112210] VPN fällt aus → VPN fällt aus [Ticket#2026112210]
    Re: [Ticket#2026112210] VPN fällt aus → VPN fällt aus [Ticket#2026112210]
    [Ticket #88] Neue Tastatur → Neue Tastatur [Ticket #88]
    [Case 00123] Refund → Refund [Case 00123]
    [JIRA-9] [EXT] Crash on start → Crash on start [JIRA-9]
    [EXT] Re: [OPS-77] Disk full → Disk full [OPS-77]
    [OPS-77] [DB-3] Disk full → Disk full [OPS-77] [DB-3]
    Re: Disk full [OPS-77] → Disk full [OPS-77]
    Disk full [OPS-77] → Disk full [OPS-77]
    [PROJ-123] → [PROJ-123]
    [Bug 42] Tooltip cut off → Tooltip cut off [Bug 42]
    Einladung: Sommerfest am Freitag → Zusagen: Sommerfest am Freitag
    Einladung: Teamtreffen → Zusagen: Teamtreffen
    AW: Einladung: Teamtreffen → Zusagen: Teamtreffen
    WG: Einladung: Richtfest → Zusagen: Richtfest
    EINLADUNG: Richtfest → Zusagen: Richtfest
    Termineinladung: Jour fixe → Zusagen: Jour fixe
    Aktualisierte Einladung: Jour fixe → Zusagen: Jour fixe
    Invitation: Team offsite → Accept: Team offsite
    Fwd: Invitation: Team offsite → Accept: Team offsite
    Updated invitation: Weekly sync → Accept: Weekly sync
    [EXT] Invitation: Weekly sync → Accept: Weekly sync
    Automatische Antwort: Angebot Fenster → Angebot Fenster
    Automatische Antwort: AW: Angebot Fenster → Angebot Fenster
    Abwesenheitsnotiz: Angebot Fenster → Angebot Fenster
    AW: Abwesenheitsnotiz: Angebot → Angebot
    Automatic reply: Budget → Budget
    Out of office: Budget → Budget
    Out of Office: Re: Budget → Budget
    Auto-Reply: Budget → Budget
    Automatic reply: RE: [EXT] Budget → Budget
    Réponse automatique : Devis → Devis
    Risposta automatica: Preventivo → Preventivo
    Respuesta automática: Factura → Factura
    Automatisch antwoord: Factuur → Factuur
    Fwd: Re: 📷 Bilder vom Fest → 📷 Bilder vom Fest
    Re: "Budget" → "Budget"
    Re: Re-engineering workshop → Re-engineering workshop
    AW: AW-Nummer prüfen → AW-Nummer prüfen
    WG[2]: Miete überweisen → Miete überweisen
    AW: WG: Termin verschieben → Termin verschieben
    AW: Mama anrufen → Mama anrufen
    FW: Termin verschieben → Termin verschieben
    WG: Bitte Unterlagen prüfen → Unterlagen prüfen
    AW: [Ticket 12] Zugang einrichten → Zugang einrichten [Ticket 12]
    Invitation: Team sync @ Mon 23 Nov 2026 10am - 11am (CET) (jana@example.com) → Accept: Team sync @ Mon 23 Nov 2026 10am - 11am (CET)
    Einladung: Jour fixe @ Mo. 23. Nov. 2026 10:00 - 11:00 (MEZ) (jana@example.com) → Zusagen: Jour fixe @ Mo. 23. Nov. 2026 10:00 - 11:00 (MEZ)
    Invitation: Dinner @ Tom's → Accept: Dinner @ Tom's
    Invitation: Lunch @ So Good 3 → Accept: Lunch @ So Good 3
    Re:  Rechnung   Oktober → Rechnung Oktober
    RE : RE : Compte rendu de réunion → Compte rendu de réunion
    TR: Facture d'électricité → Facture d'électricité
    Tr : Convocation → Convocation
    RE: [EXTERNE] Devis toiture → Devis toiture
    Rép : Inscription → Inscription
    RES: Orçamento → Orçamento
    ENC: Proposta → Proposta
    RV: Presupuesto → Presupuesto
    RE: RV: Presupuesto → Presupuesto
    R: R: Preventivo → Preventivo
    Rif: Fattura → Fattura
    PD: Zamówienie 123 → Zamówienie 123
    Odp: PD: Umowa → Umowa
    ODP.: Umowa → Umowa
    Antw.: Offerte → Offerte
    Doorgestuurd: Offerte → Offerte
    Beantw: Offerte → Offerte
    FW: Fwd: Antw: Offerte keuken → Offerte keuken
    Weitergeleitet: Einladung zum Elternabend → Einladung zum Elternabend
    Weiterleitung: Angebot → Angebot
    Transféré : Facture → Facture
    Inoltrato: Fattura → Fattura
    Reenviado: Factura → Factura
    Przesłano dalej: Faktura → Faktura
    Einladung: Elternabend @ Do 26. Nov. 2026 19:00 - 20:30 (MEZ) (jana@example.org) → Zusagen: Elternabend @ Do 26. Nov. 2026 19:00 - 20:30 (MEZ)
    Invitation: Team sync @ Mon 23 Nov 2026 10am - 11am (CET) (jana@example.com) → Accept: Team sync @ Mon 23 Nov 2026 10am - 11am (CET)
    Aktualisierte Einladung: Retro am Mo 30.11.2026 um 14:00 → Zusagen: Retro am Mo 30.11.2026 um 14:00
    [JIRA] (OPS-12) Disk full → Disk full (OPS-12)
    Re: Antwort: Angebot → Angebot
    Antwort: Re: Angebot → Angebot
    Antworte der Bank → Der Bank antworten
    WG: Vertrag unterschreiben → Vertrag unterschreiben
    """)
  @Test(
    "what could be one's own word is none where a mail is known",
    arguments: [
      ("WG: Miete überweisen", "Miete überweisen"), ("AW: Termin verschieben", "Termin verschieben"),
      ("Miete überweisen", "Miete überweisen"),
    ])
  func known(raw: String, title: String) { #expect(TitleRules.improve(raw, isMail: true).title == title) }

  @Test func automaticAnswersOfMailsAreNoTasksWhateverTheySay() {
    #expect(!TitleRules.improve("Automatische Antwort: Text schreiben", isMail: true).isTask)
  }
}
