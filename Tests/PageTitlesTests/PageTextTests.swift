import Testing

@testable import PageTitles

/// How the bytes of a page become letters.
@Suite("The letters of a page") struct PageTextTests {
  private func title(_ page: [UInt8], header: String? = nil) -> String? {
    PageHead(page: page, header: header.flatMap(PageCharset.init(label:))).title
  }

  private func page(_ title: [UInt8], head: String = "") -> [UInt8] {
    Array("<html><head>\(head)<title>".utf8) + title + Array("</title>".utf8)
  }

  private let sjis: [UInt8] = [0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x87, 0x40]  // テスト①
  private let latin: [UInt8] = [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x20, 0x96, 0x20, 0x80]  // Größe – €

  @Test("without a word about it, text is UTF-8, or else windows-1252") func guessed() {
    #expect(title(page(Array("Größe – €".utf8))) == "Größe – €")
    #expect(title(page(latin)) == "Größe – €")
    // What was cut off inside a character is still UTF-8.
    #expect(title(page(Array("Größe".utf8)) + Array("ä".utf8).prefix(1)) == "Größe")
  }

  @Test(
    "what the text says is heeded",
    arguments: [
      "<meta charset=Shift_JIS>", "<META CHARSET='x-sjis' />", "<meta charset=\" shift-jis \">",
      "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=Windows-31J\">",
      "<meta content='text/html;charset=\"SJIS\"' http-equiv=content-type>",
      "<!-- <meta charset=utf-8> --><script>'<meta charset=utf-8>'</script><meta charset=ms_kanji>",
    ])
  func declared(_ head: String) {
    #expect(title(page(sjis, head: head)) == "テスト①")
  }

  @Test("what the header says counts more than the text, and a mark at the beginning most") func order() {
    #expect(title(page(sjis, head: "<meta charset=utf-8>"), header: "shift_jis") == "テスト①")
    #expect(title([0xEF, 0xBB, 0xBF] + page(Array("Größe".utf8)), header: "shift_jis") == "Größe")
  }

  @Test("UTF-16 in both orders, with and without a mark") func utf16() {
    let text = "<html><head><meta charset=utf-16><title>Größe 🍚</title>"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(title([0xFF, 0xFE] + little) == "Größe 🍚")
    #expect(title([0xFE, 0xFF] + big) == "Größe 🍚")
    #expect(title(little, header: "utf-16") == "Größe 🍚")
    #expect(title(big, header: "UTF-16BE") == "Größe 🍚")
    #expect(title([0xFF, 0xFE] + little.dropLast(1)) == "Größe 🍚")
    // Whoever can read that it is UTF-16 reads no UTF-16.
    #expect(title(Array("<meta charset=utf-16><title>Größe</title>".utf8)) == "Größe")
  }

  @Test(
    "other letters of the world",
    arguments: [
      ("koi8-r", [0xD2, 0xC9, 0xD3] as [UInt8], "рис"), ("windows-1251", [0xF0, 0xE8, 0xF1], "рис"),
      ("iso-8859-2", [0xF8, 0xE9], "řé"), ("iso-8859-7", [0xF1, 0xFD], "ρύ"), ("iso-8859-15", [0xA4], "€"),
      ("iso-8859-9", [0xFE, 0x80], "ş€"), ("gb2312", [0xC3, 0xD7, 0xB7, 0xB9], "米饭"), ("big5", [0xA6, 0xCC], "米"),
      ("euc-kr", [0xBD, 0xD2], "쌀"), ("euc-jp", [0xCA, 0xC6], "米"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x4A, 0x46, 0x1B, 0x28, 0x42], "米"),
      ("latin1", [0x80], "€"),
    ])
  func others(_ label: String, _ bytes: [UInt8], _ text: String) {
    #expect(title(page(bytes), header: label) == text)
    #expect(title(page(bytes, head: "<meta charset=\(label)>")) == text)
  }

  @Test(
    "a label nobody knows says nothing",
    arguments: ["", "klingon", "utf-7", "../../etc/passwd", "iso-8859-12", "UTF-8//IGNORE"])
  func unknown(_ label: String) {
    #expect(PageCharset(label: label) == nil)
    #expect(title(page(latin, head: "<meta charset=\"\(label)\">")) == "Größe – €")
  }

  @Test("bytes that stand for nothing are marked, and the text after them is read") func broken() {
    #expect(title(page(Array("Gr".utf8) + [0xF6] + Array("e".utf8)), header: "utf-8") == "Gr\u{FFFD}e")
    #expect(title(page([0x83, 0x65, 0xFF, 0x83, 0x58]), header: "shift_jis") == "テ\u{FFFD}ス")
    #expect(title([UInt8](repeating: 0xFF, count: 100_000) + page(sjis), header: "shift_jis") == "テスト①")
    #expect(title(page([0x52, 0x00, 0x69])) == "R i")
  }
}
