/// The character encoding of a page, by the labels pages use (WHATWG Encoding Standard §4.2).
enum PageCharset: Equatable, Sendable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian
  case windows1252
  /// Decoded by the system's `iconv` under this name.
  case other(String)

  /// Returns nil for a label that browsers do not know.
  init?(label: String) {
    let label = label.lowercased().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    switch label {
    case "utf-8", "utf8", "unicode-1-1-utf-8": self = .utf8
    case "utf-16", "utf-16le", "unicode", "ucs-2": self = .utf16LittleEndian
    case "utf-16be", "unicodefffe": self = .utf16BigEndian
    case "windows-1252", "cp1252", "x-cp1252", "ascii", "us-ascii", "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1":
      self = .windows1252
    default:
      guard let name = Self.names[label] ?? Self.numbered(label) else { return nil }
      self = .other(name)
    }
  }

  /// Detects a byte order mark, which overrides all other information (WHATWG HTML §13.2.3.2).
  init?(markOf bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else {
      return nil
    }
  }

  /// The encoding to use if this one is declared inside the page: the declaration was readable as ASCII, so the page is
  /// not UTF-16.
  var insideText: PageCharset { self == .utf16LittleEndian || self == .utf16BigEndian ? .utf8 : self }

  /// Returns the iconv name for `iso-8859-2` to `-16` and `windows-1250` to `-1258`.
  private static func numbered(_ label: String) -> String? {
    let isLatin = (2...16).contains { $0 != 12 && label == "iso-8859-\($0)" }
    if isLatin || (1250...1258).contains(where: { label == "windows-\($0)" }) { return label.uppercased() }
    return (1250...1258).first { label == "cp\($0)" }.map { "WINDOWS-\($0)" }
  }

  /// The iconv names browsers imply by these labels, often supersets of the named encoding.
  private static let names = [
    "shift_jis": "CP932", "shift-jis": "CP932", "sjis": "CP932", "x-sjis": "CP932", "windows-31j": "CP932",
    "ms_kanji": "CP932", "ms932": "CP932", "euc-jp": "EUC-JP", "x-euc-jp": "EUC-JP", "iso-2022-jp": "ISO-2022-JP",
    "gb2312": "GB18030", "gb_2312-80": "GB18030", "gbk": "GB18030", "x-gbk": "GB18030", "gb18030": "GB18030",
    "big5": "BIG5-HKSCS", "big5-hkscs": "BIG5-HKSCS", "x-x-big5": "BIG5-HKSCS",
    "euc-kr": "CP949", "ks_c_5601-1987": "CP949", "ksc5601": "CP949", "windows-949": "CP949", "korean": "CP949",
    "koi8-r": "KOI8-R", "koi8": "KOI8-R", "koi8-u": "KOI8-U", "ibm866": "CP866", "cp866": "CP866",
    "windows-874": "CP874", "tis-620": "CP874", "macintosh": "MACINTOSH", "latin2": "ISO-8859-2",
    "latin5": "WINDOWS-1254", "iso-8859-9": "WINDOWS-1254", "latin9": "ISO-8859-15",
  ]
}
