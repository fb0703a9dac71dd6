import Testing

@testable import Domain

@Suite("English titles nothing is taken from")
struct EnglishPlainTitleTests {
  @Test(arguments: titles.rows)
  func staysWhole(_ row: CaptureTable.Row) {
    let captured = QuickAdd.morning(.english).parse(row.text)
    #expect(captured.chips.isEmpty)
    #expect(captured.title == row.text)
  }

  static let titles = CaptureTable(
    """
    Call Mark
    Jane's report
    Decide on a name
    The 9/11 Report
    Renovation
    Exercise 1D
    40th birthday
    @25/4 90m
    March for Science poster
    May the force be with you
    Ask April about lunch
    Call June
    Buy a sun hat
    Sat nav update
    Read 1984
    Watch 60 Minutes
    Watch 24 Hours in A&E
    Watch Saturday Night Fever
    The Day After Tomorrow DVD
    Version 2.5 release notes
    Run 10 km
    Pay 5 dollars back
    Call 555-1234
    24/7 support setup
    Top 10 list
    Order A4 paper
    7-Eleven snacks
    9-5 playlist
    https://example.com/2024/05/03
    Email bob@example.com
    Chapter 3.4
    Pages 12-15
    Room 204
    Gate 7
    50/50 split
    3/4 cup flour
    1/2 onion
    16:9 monitor
    John 3:16 memorize
    Recite Luke 2:14
    Memorise 1 Peter 5:10
    Study Romans 8:28
    Portrait of Henry the 8th
    Henry the 8th
    Invite Charles the 3rd
    Read about Louis the 14th
    Finish the 3rd
    Review part two and the 3rd
    Paint the 2nd bedroom
    A card for the 12th
    Meet at 10 Downing Street
    Beat them 3-0
    iPhone 15 case
    Windows 11 install
    Apollo 13
    Ocean's 11
    12 Angry Men
    Catch-22
    Fahrenheit 451
    District 9
    Second opinion from doctor
    Give it a second
    Third Man soundtrack
    First aid kit
    Minute book
    Happy Hour ideas
    Rush Hour DVD
    Good Morning Vietnam
    Good Friday Agreement essay
    Black Friday deals list
    Monday.com trial
    Friday's child poem
    Weekend Warrior article
    Day planner
    Night lamp
    Evening dress
    Morning glory seeds
    Afternoon tea set
    Noon Universe books
    Summer dress
    Winter tires
    Spring cleaning
    Fall guy
    Christmas tree
    Halloween costume
    Easter eggs
    "Friday I'm in Love" lyrics
    "tomorrow at 5" poster
    Book by 3 authors
    Divide by 5
    Multiply at 2 rates
    Set of 3 chairs
    5 stars review
    Look at 5 houses
    Aim for 100 points
    On a scale of 1 to 10
    I'm at 101 points
    Fifth element
    The 5th element
    20th century history
    21st birthday gift
    2nd floor cleanup
    Take a minute
    One day at a time
    100 years of solitude
    Two weeks notice template
    Three months salary
    24 carat gold
    Mission 3 report
    Question 5
    Step 2
    B-2 visa form
    Route 66 map
    Area 51 docs
    Area code 212
    ISO 9001 audit
    RFC 5545
    MP3 player
    Wi-Fi 6 router
    Yearbook photo
    Dayton trip
    Sundance tickets
    Marching band
    Maybe call Bob
    Augustus biography
    Decorate hall
    Octopus recipe
    Novel outline
    Janet's gift
    Mayor's office
    Junk removal
    Every Breath You Take lyrics
    Each one teach one
    All in one printer
    Now and then magazine
    Report from last Friday
    Photos of yesterday
    Minutes of Monday
    Notes from yesterday
    Lunch with May
    Ask Jan about invoice
    Write to Sun Microsystems
    Wed ring cleaning
    Mon ami restaurant
    Thu Trang birthday gift idea
    Second hand shop
    Back to the Future
    Nine to five musical
    Room at the top
    For sale sign
    In and out list
    By the book
    Time after time
    Best before label
    Twelve monkeys
    Book about May 1968
    Book room 15
    Reserve table for 2
    Article about summer
    Redeem 20 dollar voucher
    Song "99 Problems" practice
    Call Dr. Friday
    Visit Mr. March
    Explain summer time
    Lunch break ideas
    Open day planning
    Order 3D printer
    Check 5G contract
    Avoid junction A1/A7
    Watch part 1/2
    Print schedule S1
    Practice 100 m sprint
    Transfer 400 euros
    Get 2 pieces of cake
    Explain Year 2000 problem
    Watch 21 Grams
    Sort last things
    Sort out a few things
    Sing happy birthday
    Go around the corner
    Forever young playlist
    Check minutes of meeting
    Copy timetable
    Draw four seasons
    On site check
    Phone home
    Drive to Berlin
    Call in Munich
    Clean up at office
    Think of Lisa
    Go to the bank
    Fight against flu
    End of story
    The 7th sense
    Listen to 9th symphony
    Watch 4th season
    Write 2nd reminder
    Revise section 2.3.1
    Note account 123456789
    Search ZIP 10115
    Watch Groundhog Day
    Read The Second Sex
    Fix bug 2024-17
    Update to 10.15.7
    Take 2 for 1 offer
    Buy 6 pack
    Read 5 pages
    Visit Easter Island
    March on Washington documentary
    Get May's number
    Train at 80 percent
    Look at the moon
    Meeting at Tom's
    Read Thursday Murder Club
    """)
}
