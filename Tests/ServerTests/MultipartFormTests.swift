import Testing
import Web

@testable import Server

@Suite("Forms with a file")
struct MultipartFormTests {
  private let boundary = Array("xYz".utf8)

  private func form(_ body: String) throws -> MultipartForm {
    try MultipartForm(Array(body.utf8), boundary: boundary, limit: 3)
  }

  @Test func haveFieldsAndAFile() throws {
    let form = try form(
      "--xYz\r\nContent-Disposition: form-data; name=\"format\"\r\n\r\ncsv\r\n--xYz\r\n"
        + "Content-Disposition: form-data; name=\"file\"; filename=\"a b.csv\"\r\nContent-Type: text/csv\r\n\r\n"
        + "title\r\n--xY is no boundary\r\n\r\n--xYz--\r\n")
    #expect(form.fields["format"] == "csv")
    #expect(form.upload?.name == "a b.csv")
    #expect(form.upload?.bytes == Array("title\r\n--xY is no boundary\r\n".utf8))
  }

  @Test func keepTheBytesOfAFileAsTheyAre() throws {
    let bytes: [UInt8] = [0, 255, 13, 10, 45, 45]
    let head = "--xYz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n"
    let form = try MultipartForm(
      Array(head.utf8) + bytes + Array("\r\n--xYz--\r\n".utf8), boundary: boundary, limit: 3)
    #expect(form.upload?.bytes == bytes)
  }

  @Test(arguments: [
    "", "--xYz", "--xYz\r\n", "--other\r\n\r\n", "--xYz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx",
    "--xYz\r\nno header\r\n\r\nx\r\n--xYz--",
    "--xYz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\u{0}",
  ])
  func areRefusedWhenMalformed(body: String) {
    #expect(throws: FormError.malformed) { try form(body) }
  }

  @Test func mayNotHaveTooManyParts() {
    let part = "\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--xYz"
    #expect(throws: FormError.tooManyFields) {
      try form("--xYz" + String(repeating: part, count: 4) + "--")
    }
  }

  @Test(arguments: [
    ("multipart/form-data; boundary=xYz", "xYz"), ("Multipart/Form-Data; charset=utf-8; boundary=\"a b\"", "a b"),
    ("multipart/form-data", nil), ("text/plain; boundary=x", nil), ("multipart/form-data; boundary=", nil),
  ])
  func nameTheirBoundary(type: String, boundary: String?) {
    #expect(MultipartForm.boundary(of: type).map { String(decoding: $0, as: UTF8.self) } == boundary)
  }
}
