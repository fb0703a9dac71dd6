import Testing

@testable import Domain

/// Typical everyday task titles in English.
@Suite("Everyday lines in English")
struct EnglishEverydayTests {
  private let quickAdd = QuickAdd.morning(.english)

  @Test(arguments: plain.rows) func plainTitlesStayWhole(_ row: CaptureTable.Row) {
    let captured = quickAdd.parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  @Test(arguments: moments.rows) func momentsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).due?.captured == row.value)
  }

  @Test(arguments: rhythms.rows) func rhythmsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).repetition == row.value)
  }

  @Test(arguments: durations.rows) func durationsAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).minutes.map { String($0) } == row.value)
  }

  @Test(arguments: lines.rows) func wholeLinesAreRead(_ row: CaptureTable.Row) {
    #expect(quickAdd.parse(row.text).summary == row.value)
  }

  private static let plain = CaptureTable(
    """
    Take out the trash
    Sunday roast recipe
    Mondays suck
    Around the World in Eighty Days
    Sunday Times crossword
    Black Friday deals
    Friday Night Lights
    Saturday Night Fever
    Sunday Bloody Sunday
    Ruby Tuesday tabs
    Blue Monday remix
    Manic Monday chords
    Wednesday Addams costume
    The Day After Tomorrow
    Tomorrow Never Dies
    Edge of Tomorrow
    Yesterday by The Beatles
    Nine to Five
    Three O'Clock High
    The Night Manager
    A Midsummer Night's Dream
    Midnight in Paris
    24 Hours in A&E
    127 Hours
    60 Minutes interview
    28 Days Later
    500 Days of Summer
    Seven Years in Tibet
    One Hundred Years of Solitude
    The Four Seasons sheet music
    April O'Neil figurine
    Ask May about the keys
    June's birthday card
    Call August Wilson's agent
    March for Science poster
    Will Summers reference letter
    Augustine biography
    Jan Peters invoice
    Dec firmware update
    Mar-a-Lago article
    Second opinion on the roof
    Give it a second look
    Wait a minute song
    Minutes of the meeting
    Hour of Code signup
    Day care forms
    Daylight lamp
    Weekly Shonen Jump subscription
    Daily Mail crossword
    Annual report design
    Quarterly Review magazine
    Every Man in His Humour
    Each cable needs a label
    Every little thing she does is magic
    3 eggs, 2 lemons
    2 lb ground beef
    Milk 2%
    AA batteries x8
    M6 screws 30mm
    USB cable 2m
    Size 9 shoes
    Room 204 projector
    Gate 15 photo
    Chapter 7 summary
    Page 10-20 notes
    Section 2.3 rewrite
    Version 10.4 changelog
    iOS 17 bugs
    Windows 11 upgrade
    Python 3.12 migration
    RFC 5545 reading
    Route 66 playlist
    Area 51 documentary
    Ocean's 11
    Apollo 13
    Blink-182 tickets
    Re: Invoice 2026-114
    Fwd: Minutes from the board
    Ticket #4711
    Issue 25 triage
    Fix bug 1015
    Top 10 list
    5k training plan
    Half marathon shoes
    Quarter final tickets
    By the way, thank Ann
    On the road by Kerouac
    At the movies list
    In the mood for love
    From dusk till dawn
    Until dawn game
    Before sunrise
    After hours clinic number
    Due diligence checklist
    Start up costs sheet
    End of life policy
    Last of us part 2
    Next of kin form
    First aid kit
    Morning glory seeds
    Evening primrose oil
    Noon bar reservation number
    Night cream
    Early bird tickets
    Late fees policy
    Spring cleaning ideas
    Fall guys
    Winter tires quote
    Summer camp flyer
    Buy potting soil
    Pay for the class trip
    The Art of War
    Days Like These playlist
    High Noon rewatch
    A Day at the Races
    Summer of Sam
    The Morning After
    Gone with the Wind
    Two for the Road
    Nine Months
    Twelve Angry Men
    Once Upon a Time in America
    Autumn Leaves chords
    Monday Monday by the Mamas
    Sunday Morning by Velvet Underground
    Friday I'm in Love
    Good Friday Agreement essay
    Thursday by Asobi
    White Christmas lyrics
    Three Colors Blue
    Seven Samurai
    12 Years a Slave
    48 Hrs.
    Groundhog Day
    Independence Day 2
    Memento
    March of the Penguins
    August Rush
    April in Paris
    June Carter biography
    Wednesday season 2
    The Second Hand Shop
    A Few Good Men
    Minute rice
    Hourglass repair
    Year of the Dog
    Week by Week planner
    Month names in French
    Day planner refills
    Milk, eggs, 2 loaves
    Ground coffee 500g
    6 pack of soda
    1.5 l water
    12 inch pizza stone
    8x10 frames
    50 ft hose
    2x4 lumber
    9V battery
    60W bulbs
    No. 10 envelopes
    Re: Your order 302-4471
    Fwd: Vacation photos
    Invitation to the board
    Invoice #2026-11
    Quote 24-118
    Build 15 regression
    Flat on 3rd floor viewing
    Bus 8 schedule
    Flight 572 refund
    I-80 tolls
    Conference room 2.14
    Change PIN 4711
    Read ISO 8601
    Exercise 3 to 7
    Chapter 2, part 1
    Top ten books
    Second draft edits
    Third reminder letter
    First date ideas
    Last resort options
    Next door neighbor keys
    Every cent counts
    All day breakfast place
    Late night snacks
    Early bird special
    Some day visit Japan
    Someday learn piano
    Soon-to-be list
    Right now playlist
    Out of time song
    Time flies
    Clock radio repair
    Around the clock nursing
    In the nick of time
    On top of the world
    At your service
    By all means
    From scratch pancakes
    Until further notice
    Before and after photos
    After eight mints
    Due process notes
    Starting five lineup
    Ask Mon Mothma cosplay
    Sat nav update
    Sun cream
    Wed Anderson film
    Fri chips
    Mr. May's invoice
    Ms. Winter's essay
    Ask June to proofread
    """)

  private static let moments = CaptureTable(
    """
    this afternoon | 2026-11-20T15:00
    tomorrow morning at 8 | 2026-11-21T08:00
    tomorrow at half past eight | 2026-11-21T08:30
    the day after tomorrow at noon | 2026-11-22T12:00
    Sunday evening | 2026-11-22T19:00
    Monday morning at 10 | 2026-11-23T10:00
    this coming Wednesday at 2:30pm | 2026-11-25T14:30
    this Saturday | 2026-11-21
    next Friday at 5:30 pm | 2026-11-27T17:30
    a week from Tuesday | 2026-12-01
    Tuesday week | 2026-12-01
    two weeks from Monday | 2026-12-07
    a week from today | 2026-11-27
    a fortnight from now | 2026-12-04
    in three weeks | 2026-12-11
    in two months | 2027-01-20
    in half a year | 2027-05-20
    in half an hour | 2026-11-20T10:00
    in an hour and a half | 2026-11-20T11:00
    in 45 mins | 2026-11-20T10:15
    in 2 hrs | 2026-11-20T11:30
    2 hours from now | 2026-11-20T11:30
    December 24 | 2026-12-24
    on the 24th of December at 6pm | 2026-12-24T18:00
    Dec 24th, 2026 | 2026-12-24
    24 Dec | 2026-12-24
    on the third of January | 2027-01-03
    January 1st 2028 | 2028-01-01
    12/31/26 | 2026-12-31
    3/5/2027 at 9am | 2027-03-05T09:00
    2027-02-14 08:15 | 2027-02-14T08:15
    Feb 7 | 2027-02-07
    Wednesday, December 2nd at 11:00 | 2026-12-02T11:00
    Thu 26 Nov 4pm | 2026-11-26T16:00
    end of November | 2026-11-30
    early next month | 2026-12-01
    beginning of next month | 2026-12-01
    mid January | 2027-01-15
    end of the year | 2026-12-31
    end of month | 2026-11-30
    Thursday next week | 2026-11-26
    next week Thursday | 2026-11-26
    next month | 2026-12-01
    next year | 2027-01-01
    this weekend | 2026-11-21
    next weekend | 2026-11-28
    week 50 | 2026-12-07
    at 5pm | 2026-11-20T17:00
    at 8am | 2026-11-21T08:00
    at quarter past ten | 2026-11-20T10:15
    at a quarter to eleven | 2026-11-20T10:45
    at ten to twelve | 2026-11-20T11:50
    at twenty-five past twelve | 2026-11-20T12:25
    around 8pm | 2026-11-20T20:00
    after 4pm | 2026-11-20T16:00
    by 5pm | 2026-11-20T17:00
    by tomorrow evening | 2026-11-21T19:00
    by end of month | 2026-11-30
    by December 15th | 2026-12-15
    no later than Tuesday | 2026-11-24
    before Christmas | 2026-12-25
    on Christmas Eve | 2026-12-24
    on New Year's Eve at 11pm | 2026-12-31T23:00
    on Easter Sunday | 2027-03-28
    on Thanksgiving | 2026-11-26
    on Halloween | 2027-10-31
    on Valentine's Day | 2027-02-14
    tonight at 8 | 2026-11-20T20:00
    at midnight | 2026-11-21T00:00
    tomorrow at 12 | 2026-11-21T12:00
    Saturday 9:30 | 2026-11-21T09:30
    Sunday 10am to noon | 2026-11-22T10:00
    Mon 8-10am | 2026-11-23T08:00
    Dec 1-5 | 2026-12-01
    from Dec 23 to Dec 27 | 2026-12-23
    at six o'clock in the evening | 2026-11-20T18:00
    7 in the morning | 2026-11-21T07:00
    on Monday after work | 2026-11-23
    the first Monday in December | 2026-12-07
    last Friday of January | 2027-01-29
    in a couple of days | 2026-11-22
    in a few hours | 2026-11-20T12:30
    today at 6:45pm | 2026-11-20T18:45
    tomorrow forenoon at 9 | 2026-11-21T09:00
    day after tomorrow at 7am | 2026-11-22T07:00
    on Monday | 2026-11-23
    coming Thursday | 2026-11-26
    Tuesday afternoon | 2026-11-24T15:00
    Wednesday morning at half past eight | 2026-11-25T08:30
    Saturday noon | 2026-11-21T12:00
    this Sunday at 11 | 2026-11-22T11:00
    in five days | 2026-11-25
    in a month | 2026-12-20
    in 6 weeks | 2027-01-01
    a year from now | 2027-11-20
    in twenty minutes | 2026-11-20T09:50
    in an hour | 2026-11-20T10:30
    in 2.5 hours | 2026-11-20T12:00
    three days later | 2026-11-23
    on the 5th | 2026-12-05
    on the 30th | 2026-11-30
    by the 1st | 2026-12-01
    12/1 at 8:30am | 2026-12-01T08:30
    Dec 1 | 2026-12-01
    01/06/2027 | 2027-01-06
    6 Jan | 2027-01-06
    February 12 | 2027-02-12
    the twelfth of February | 2027-02-12
    November thirtieth | 2026-11-30
    Friday, December 4 | 2026-12-04
    Fri 12/4 7:30pm | 2026-12-04T19:30
    on Saturday, December 5th, at 2pm | 2026-12-05T14:00
    beginning of December | 2026-12-01
    middle of the month | 2026-12-15
    end of February | 2027-02-28
    next week | 2026-11-23
    the week after next | 2026-11-30
    Friday next week at 10am | 2026-11-27T10:00
    two weeks from Wednesday | 2026-12-09
    next Tuesday | 2026-11-24
    14:05 | 2026-11-20T14:05
    11:15pm | 2026-11-20T23:15
    11.15 pm | 2026-11-20T23:15
    quarter past two | 2026-11-20T14:15
    quarter to eight pm | 2026-11-20T19:45
    twenty past four | 2026-11-20T16:20
    twenty-five past six in the evening | 2026-11-20T18:25
    half past twelve | 2026-11-20T12:30
    1 in the afternoon | 2026-11-20T13:00
    9 at night | 2026-11-20T21:00
    2 in the morning | 2026-11-21T02:00
    6 am | 2026-11-21T06:00
    by Sunday 8pm | 2026-11-22T20:00
    no later than December 2 | 2026-12-02
    before Friday | 2026-11-27
    within two weeks | 2026-12-04
    by the end of the year | 2026-12-31
    by end of next week | 2026-11-27
    on Boxing Day | 2026-12-26
    New Year's Day | 2027-01-01
    Good Friday | 2027-03-26
    on Easter Monday at 10am | 2027-03-29T10:00
    on Christmas Day | 2026-12-25
    Labor Day | 2027-09-06
    from 9 to 11am | 2026-11-21T09:00
    between 2 and 4pm | 2026-11-20T14:00
    Tue 9-10am | 2026-11-24T09:00
    tomorrow 1pm–2:30pm | 2026-11-21T13:00
    Jan 7-9 | 2027-01-07
    noon tomorrow | 2026-11-21T12:00
    midnight on Friday | 2026-11-27T00:00
    Nov 20 2026 | 2026-11-20
    the second Tuesday of January | 2027-01-12
    in 1 year 2 months | 2028-01-20
    eight o'clock tonight | 2026-11-20T20:00
    17h30 | 2026-11-20T17:30
    """)

  private static let rhythms = CaptureTable(
    """
    Take pills every morning | FREQ=DAILY
    Water plants every three days | FREQ=DAILY;INTERVAL=3
    Trash every Tuesday | FREQ=WEEKLY;BYDAY=TU
    Gym every Mon, Wed and Fri | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Training Tue and Thu at 6pm | FREQ=WEEKLY;BYDAY=TU,TH
    Yoga on Tuesdays | FREQ=WEEKLY;BYDAY=TU
    Choir every second Thursday | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
    Clean every fortnight | FREQ=WEEKLY;INTERVAL=2
    Change sheets every other Saturday | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
    Rent on the 1st of every month | FREQ=MONTHLY;BYMONTHDAY=1
    Invoice monthly on the 15th | FREQ=MONTHLY;BYMONTHDAY=15
    Report on the last weekday of the month | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Book club every first Wednesday of the month | FREQ=MONTHLY;BYDAY=1WE
    Backup last Sunday of every month | FREQ=MONTHLY;BYDAY=-1SU
    VAT quarterly | FREQ=MONTHLY;INTERVAL=3
    Dentist every 6 months | FREQ=MONTHLY;INTERVAL=6
    Dentist twice a year | FREQ=MONTHLY;INTERVAL=6
    Inspection every two years | FREQ=YEARLY;INTERVAL=2
    Grandma's birthday every year on May 3 | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3
    Taxes annually | FREQ=YEARLY
    Standup weekdays at 9:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Stretch hourly | FREQ=HOURLY
    Stretch every 2 hours | FREQ=HOURLY;INTERVAL=2
    Laundry weekly | FREQ=WEEKLY
    Laundry weekly on Saturday | FREQ=WEEKLY;BYDAY=SA
    Haircut every 6 weeks after completion | FREQ=WEEKLY;INTERVAL=6 anchor=completion
    Antibiotics daily until December 1 | FREQ=DAILY until=2026-12-01
    Course every Monday from January 4 | FREQ=WEEKLY;BYDAY=MO nb=2027-01-04
    Physio every Friday 6 times | FREQ=WEEKLY;BYDAY=FR;COUNT=6
    Jog on weekends | FREQ=WEEKLY;BYDAY=SA,SU
    Mail Mon-Fri | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Practice guitar every evening | FREQ=DAILY
    Pay bills every 1st and 15th | FREQ=MONTHLY;BYMONTHDAY=1,15
    Vitamins every day | FREQ=DAILY
    Read the paper every Sunday morning | FREQ=WEEKLY;BYDAY=SU
    Clean aquarium every four weeks | FREQ=WEEKLY;INTERVAL=4
    Soccer Mon, Wed, Fri 5pm | FREQ=WEEKLY;BYDAY=MO,WE,FR
    Groceries every Saturday morning | FREQ=WEEKLY;BYDAY=SA
    Statement at the end of every month | FREQ=MONTHLY;BYMONTHDAY=-1
    Read meter monthly on the last day | FREQ=MONTHLY;BYMONTHDAY=-1
    Team lunch every third Thursday of the month | FREQ=MONTHLY;BYDAY=3TH
    Jour fixe every two weeks on Wednesday at 10 | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Newsletter on the 1st and 15th of every month | FREQ=MONTHLY;BYMONTHDAY=1,15
    Quarterly report every 3 months | FREQ=MONTHLY;INTERVAL=3
    Anniversary yearly on June 12 | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12
    Test smoke alarm once a year | FREQ=YEARLY
    Eye exam twice a year | FREQ=MONTHLY;INTERVAL=6
    Meditate every morning at 6:30 | FREQ=DAILY
    Drink water every 2 hours | FREQ=HOURLY;INTERVAL=2
    Bleed radiators every October | FREQ=YEARLY;BYMONTH=10
    Timesheet every weekday | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
    Mow lawn every 10 days after completion | FREQ=DAILY;INTERVAL=10 anchor=completion
    German class every Tuesday until June 15 | FREQ=WEEKLY;BYDAY=TU until=2027-06-15
    Pay rent monthly starting January 1 | FREQ=MONTHLY nb=2027-01-01
    Massage weekly 10 times | FREQ=WEEKLY;COUNT=10
    Clean bath every other day | FREQ=DAILY;INTERVAL=2
    Call grandma on Sundays | FREQ=WEEKLY;BYDAY=SU
    Recycling every 2nd Wednesday | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
    Change filter every! 3 months | FREQ=MONTHLY;INTERVAL=3 anchor=completion
    """)

  private static let durations = CaptureTable(
    """
    Read 45 minutes | 45
    Read 1 hour | 60
    Read 1 hr 20 min | 80
    Read 1h20m | 80
    Read 1.5 hours | 90
    Read two and a half hours | 150
    Read a quarter of an hour | 15
    Read half an hour | 30
    Read for three quarters of an hour | 45
    Read approx. 20 min | 20
    Read for 2 hrs | 120
    Read 10min | 10
    Read ~40m | 40
    Read #90min | 90
    Read ~2h | 120
    Read for two hours | 120
    Read 1 hour and 15 minutes | 75
    Read takes 50 minutes | 50
    Read duration: 25 min | 25
    Read (30 mins) | 30
    """)

  private static let lines = CaptureTable(
    """
    #garden rake leaves Saturday 2h | title=rake leaves, due=2026-11-21, min=120, tags=garden
    Car to the shop Monday 7:30am +Work | title=Car to the shop, due=2026-11-23T07:30, list=Work
    Finish slides by Thursday 90 minutes !A-1 | title=Finish slides, due=2026-11-26, min=90, grade=A, sub=1
    Get bagels tomorrow morning at 8 #5min | title=Get bagels, due=2026-11-21T08:00, min=5
    On December 3 at 10am meet the notary | title=meet the notary, due=2026-12-03T10:00
    Clean the basement +Privat from January | title=Clean the basement, nb=2027-01-01, list=Privat
    Donate blood Wednesday 4-5pm | title=Donate blood, due=2026-11-25T16:00, min=60
    Cancel insurance due Nov 30 !urgent | title=Cancel insurance, due=2026-11-30, urg=urgent
    Descale coffee machine every first Saturday of the month 20 min | title=Descale coffee machine, min=20, rec=FREQ=MONTHLY;BYDAY=1SA
    Talk to Ben about the budget tomorrow around 11 | title=Talk to Ben about the budget, due=2026-11-21T11:00
    Buy gift for Leah by Dec 6 #family | title=Buy gift for Leah, due=2026-12-06, tags=family
    Change tires in two weeks | title=Change tires, due=2026-12-04
    Book flight today ~15m type:recharge | title=Book flight, due=2026-11-20, min=15, type=recharge
    3:30pm pediatrician with Emil | title=pediatrician with Emil, due=2026-11-20T15:30
    Thu 6pm parents' evening class 3b | title=parents' evening class 3b, due=2026-11-26T18:00
    Pay invoice 4711 by 12/5 | title=Pay invoice 4711, due=2026-12-05
    Visit grandma in hospital Sunday afternoon for an hour and a half | title=Visit grandma in hospital, due=2026-11-22T15:00, min=90
    Study vocabulary daily 15 minutes type:learning | title=Study vocabulary, min=15, type=learning, rec=FREQ=DAILY
    Wash windows !low | title=Wash windows, imp=low
    Send offer to May & Sons tomorrow | title=Send offer to May & Sons, due=2026-11-21
    Clean oven every 3 months after completion | title=Clean oven, rec=FREQ=MONTHLY;INTERVAL=3, anchor=completion
    Buy concert tickets as soon as possible | title=Buy concert tickets as soon as possible
    Read "Tomorrow, and Tomorrow, and Tomorrow" | title=Read "Tomorrow, and Tomorrow, and Tomorrow"
    Write \\tomorrow essay | title=Write tomorrow essay
    Write Christmas cards before December 15 !B | title=Write Christmas cards, due=2026-12-15, grade=B
    Meet Sarah on Nov 28 from 10:00 to 11:30 #project | title=Meet Sarah, due=2026-11-28T10:00, min=90, tags=project
    Cat to the vet, Friday 8:15am | title=Cat to the vet, due=2026-11-27T08:15
    Dental cleaning every six months #health !medium | title=Dental cleaning, imp=medium, tags=health, rec=FREQ=MONTHLY;INTERVAL=6
    Terminate lease not before Feb 1 | title=Terminate lease, nb=2027-02-01
    Ask Will to send the report on Monday | title=Ask Will to send the report, due=2026-11-23
    Remind Jan about April's party next Saturday | title=Remind Jan about April's party, due=2026-11-28
    Letter to the tax office by Friday #taxes !high | title=Letter to the tax office, due=2026-11-27, imp=high, tags=taxes
    Vaccinate dog on Dec 2 at 9:45am | title=Vaccinate dog, due=2026-12-02T09:45
    tomorrow bake cake 1.5 h | title=bake cake, due=2026-11-21, min=90
    Copy report card +Privat #10min | title=Copy report card, min=10, list=Privat
    Swim with Leah Sunday 10am-12pm | title=Swim with Leah, due=2026-11-22T10:00, min=120
    Assemble shelf !B from Saturday | title=Assemble shelf, nb=2026-11-21, grade=B
    Vaccination Monday at quarter past eight | title=Vaccination, due=2026-11-23T08:15
    Cancel phone contract before Dec 31 | title=Cancel phone contract, due=2026-12-31
    Write speech, day after tomorrow in the evening, 2 hours | title=Write speech, due=2026-11-22T19:00, min=120
    Clean bike someday | title=Clean bike someday
    Call Miller Inc about delivery today 2pm !urgent | title=Call Miller Inc about delivery, due=2026-11-20T14:00, urg=urgent
    PTA: send minutes by Wednesday | title=PTA: send minutes, due=2026-11-25
    Bank 10am on Nov 26 | title=Bank, due=2026-11-26T10:00
    Redeem voucher by end of December | title=Redeem voucher, due=2026-12-31
    Dinner with Paul on Saturday at 7:30pm | title=Dinner with Paul, due=2026-11-21T19:30
    """)
}
