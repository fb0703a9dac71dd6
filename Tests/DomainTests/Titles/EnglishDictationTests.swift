import Testing

@testable import Domain

@Suite("English sentences as titles")
struct EnglishDictationTests {
  @Test(arguments: titles.rows)
  func becomeTitles(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let titles = TitleTable(
    """
    can you remind me to call the dentist about the invoice → Call the dentist about the invoice
    Remind me to call mom → Call mom
    remind me to call mom → Call mom
    Remind me to buy milk and eggs. → Buy milk and eggs
    please remind me to water the plants → Water the plants
    Please remind me to water the plants → Water the plants
    Can you please remind me to water the plants? → Water the plants
    Could you remind me to renew my passport → Renew my passport
    Would you remind me to renew my passport, please? → Renew my passport
    Will you remind me to renew my passport? → Renew my passport
    remind me that I need to pay the rent → Pay the rent
    Remind me that I have to pay the rent → Pay the rent
    Remind me I need to pay the rent → Pay the rent
    remind me that I should pay the rent → Pay the rent
    remind me that the rent is due → The rent is due
    Remind me about the invoice → The invoice
    remind me about dentist appointment → Dentist appointment
    remind me of mom's birthday → Mom's birthday
    remind me tomorrow to call mom → Call mom
    remind me at 5pm to call mom → Call mom
    remind me in 10 minutes to check the oven → Check the oven
    remind me on Monday to send the report → Send the report
    remind me tomorrow morning at 8 to take my pills → Take my pills
    Don't forget to water the plants → Water the plants
    don't forget to water the plants → Water the plants
    Don’t forget to water the plants → Water the plants
    dont forget to water the plants → Water the plants
    Do not forget to water the plants → Water the plants
    Don't let me forget to buy stamps → Buy stamps
    don't let me forget about the oven → The oven
    Don't forget the keys → Don't forget the keys
    Don't forget: buy stamps → Buy stamps
    Remember to buy stamps → Buy stamps
    remember to lock the door → Lock the door
    Please remember to lock the door → Lock the door
    I need to buy stamps → Buy stamps
    i need to call the bank → Call the bank
    I have to finish the slides → Finish the slides
    I've got to finish the slides → Finish the slides
    I got to finish the slides → Finish the slides
    I gotta finish the slides → Finish the slides
    I want to learn Rust → Learn Rust
    I wanna learn Rust → Learn Rust
    I would like to book a table → Book a table
    I'd like to book a table → Book a table
    I must renew my passport → Renew my passport
    must email the landlord back → Email the landlord back
    should book the vet for Rex → Book the vet for Rex
    Must really clean the gutters → Clean the gutters
    gotta return the library books → Return the library books
    need to descale the kettle → Descale the kettle
    ought to update the will → Update the will
    must read the lease → Read the lease
    Must read list → Must read list
    must watch shows → must watch shows
    Must-have items for camping → Must-have items for camping
    Must be nice → Must be nice
    Should I stay or should I go → Should I stay or should I go
    Should Call Saul → Should Call Saul
    I should clean the garage → Clean the garage
    I really need to clean the garage → Clean the garage
    I still have to clean the garage → Clean the garage
    We need to book the flights → Book the flights
    we have to book the flights → Book the flights
    We should invite the neighbours → Invite the neighbours
    Make sure to lock the door → Lock the door
    make sure I lock the door → Lock the door
    make sure that I lock the door → Lock the door
    Be sure to bring a jacket → Bring a jacket
    Note to self: buy stamps → Buy stamps
    note to self - buy stamps → Buy stamps
    Note to self, call the plumber → Call the plumber
    Note to self: Passport → Passport
    note to self buy stamps → Buy stamps
    Add milk to my list → Milk
    add milk and eggs to my shopping list → Milk and eggs
    Add milk to the shopping list → Milk
    Add call mom to my to-do list → Call mom
    add call mom to my todo list → Call mom
    Please add bread to my grocery list → Bread
    can you add bread to the shopping list? → Bread
    Put batteries on my shopping list → Batteries
    put batteries on the list → Batteries
    Hey Siri, remind me to call mom → Call mom
    hey siri remind me to call mom → Call mom
    Alexa, add milk to my shopping list → Milk
    OK Google, remind me to call mom → Call mom
    Hey Google, remind me to buy stamps → Buy stamps
    Set a reminder to call mom → Call mom
    set a reminder for the dentist appointment → The dentist appointment
    Set a reminder to buy stamps tomorrow → Buy stamps tomorrow
    Create a task to review the contract → Review the contract
    I need you to remind me to call mom → Call mom
    I need to remember to call mom → Call mom
    I must not forget to call mom → Call mom
    I need to not forget to call mom → Call mom
    Please call the plumber → Call the plumber
    please send the report to Ann → Send the report to Ann
    Please buy milk, bread and eggs → Buy milk, bread and eggs
    Pls call the plumber → Call the plumber
    Remind me to email Dr. Smith → Email Dr. Smith
    Remind me to pick up the kids at 5 → Pick up the kids at 5
    Remind me to fix iPhone screen → Fix iPhone screen
    remind me to iron shirts → Iron shirts
    remind me that I have an appointment on Friday → I have an appointment on Friday
    Re: Remind me to call mom → Call mom
    Fwd: Don't forget to sign the form → Sign the form
    remind me to not eat sugar → Don't eat sugar
    REMIND ME TO CALL MOM → CALL MOM
    remind me call mom → Call mom
    need to call mom → Call mom
    Need to call mom → Call mom
    gotta call mom → Call mom
    I should probably call the bank → Call the bank
    remind me after lunch to call Bob → Call Bob after lunch
    remind me when I get home to call mom → Call mom when I get home
    remind me before the meeting to print the slides → Print the slides before the meeting
    remind me to not forget the keys → Don't forget the keys
    """)
}
