import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Moves between lists that were interrupted")
struct TravelRegressions {
  @Test(
    "A task whose first step into another list never arrived takes along what other programs wrote",
    arguments: [FaultyTransport.Fault.lostRequest, .lostAnswer, .status(500)])
  func keepsForeignLines(_ fault: FaultyTransport.Fault) throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", "X-OTHER:1")) }
    let other = try RemoteList(.memory, scene.server)
    try scene.sync()
    let target = try #require(try scene.device.lists().first { $0.name == other.name }).id
    try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
    for method in ["MOVE", "PUT"] { scene.transport.arm(method, fault) }
    scene.device.sync()
    scene.transport.disarm()
    scene.device.sync()
    #expect(try scene.remote.resources().isEmpty)
    let moved = try other.resource(saying: "SUMMARY:Milk")
    #expect(moved.text.contains("X-OTHER:1"))
    try scene.expectQuiet()
  }
}
