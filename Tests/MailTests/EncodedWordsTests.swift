import Mail
import Testing

@Suite struct EncodedWordsTests {
  @Test(arguments: [
    ("=?utf-8?Q?Gr=C3=BC=C3=9Fe?=", "Grüße"),
    ("=?UTF-8?B?R3LDvMOfZQ==?=", "Grüße"),
    ("=?iso-8859-1?q?Gr=FC=DFe_aus_K=F6ln?=", "Grüße aus Köln"),
    ("Re: =?utf-8?Q?=C3=84rger?= mit Mails", "Re: Ärger mit Mails"),
    // White space between encoded words is none; between a word and text it is.
    ("=?utf-8?Q?a?= =?utf-8?Q?b?=", "ab"),
    ("=?utf-8?Q?a?=\r\n =?utf-8?Q?b?=", "ab"),
    ("=?utf-8?Q?a?= c =?utf-8?Q?b?=", "a c b"),
    ("=?utf-8?Q?a_?= =?utf-8?Q?b?=", "a b"),
    // A letter cut in two.
    ("=?utf-8?Q?=C3?= =?utf-8?Q?=BC?=", "ü"),
    ("=?utf-8?B?8J+O?=\r\n\t=?utf-8?B?iQ==?=", "🎉"),
    ("=?utf-8?Q?a?= =?iso-8859-1?Q?=FC?=", "aü"),
    ("=?utf-8*de?Q?a?=", "a"),
    ("=?windows-1252?Q?=80_=84x=93?=", "€ „x“"),
    ("=?iso-2022-jp?B?GyRCRnxLXDhsGyhC?=", "日本語"),
    ("=?gb2312?B?1tDOxA==?=", "中文"),
    ("=?koi8-r?B?8NLJ18XU?=", "Привет"),
    // Against the rules, and met all the same.
    ("=?utf-8?Q?with spaces?=", "with spaces"),
    ("x=?utf-8?Q?=C3=BC?=y", "xüy"),
    ("=?utf-8?B?R3LDvMOfZQ?=", "Grüße"),
    ("=?utf-8?Q?50=25?=", "50%"),
  ]) func wordsAreDecoded(raw: String, text: String) throws {
    #expect(try subject(raw) == text)
  }

  @Test(arguments: [
    "=?", "=?utf-8", "=?utf-8?", "=?utf-8?Q", "=?utf-8?Q?", "=?utf-8?Q?abc", "=?utf-8?Q?abc?", "=?utf-8?X?abc?=",
    "a =? b ?= c", "=??Q?a", "1=?2", "What? = ?",
  ]) func whatIsNoEncodedWordStays(raw: String) throws {
    #expect(try subject(raw) == raw)
  }

  @Test func anUnknownCharsetIsGuessed() throws {
    #expect(try subject("=?x-nobody?Q?Gr=C3=BC=C3=9Fe?=") == "Grüße")
    #expect(try subject("=?x-nobody?Q?Gr=FC=DFe?=") == "Grüße")
    #expect(try subject("=?../../etc/passwd?Q?a?=") == "a")
  }

  @Test func bytesThatAreNoTextOfTheirCharsetAreMarked() throws {
    #expect(try subject("=?utf-16?B?2D3c?=").isEmpty == false)
    #expect(try subject("=?iso-2022-jp?Q?=1B=24B=FF=FF?=").contains("\u{FFFD}"))
  }

  @Test func headersOfEightBitsAreGuessed() throws {
    let utf8 = try mail(bytes: Array("Subject: Grüße\r\n\r\n".utf8))
    #expect(utf8.subject == "Grüße")
    let latin = try mail(bytes: Array("Subject: Gr".utf8), [0xFC, 0xDF], Array("e\r\n\r\n".utf8))
    #expect(latin.subject == "Grüße")
  }

  @Test func foldedSubjectsAreOneLine() throws {
    #expect(try subject("one\r\n two\r\n\tthree") == "one two three")
    #expect(try subject("a\0b\u{1B}[31m") == "a b [31m")
  }
}
