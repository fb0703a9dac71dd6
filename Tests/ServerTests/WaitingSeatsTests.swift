import Server
import Testing

@Suite("Requests that wait for servers")
struct WaitingSeatsTests {
  @Test("Two may wait at once; the next has to come again")
  func two() {
    let seats = WaitingSeats()
    #expect(seats.take() && seats.take())
    #expect(!seats.take())
    seats.leave()
    #expect(seats.take())
    #expect(!seats.take())
  }
}
