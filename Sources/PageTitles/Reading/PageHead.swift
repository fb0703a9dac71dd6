/// What a page says about itself, as it is written there, with entities decoded.
struct PageHead: Equatable, Sendable {
  /// `og:title`.
  var sharedTitle: String?
  /// `twitter:title`.
  var cardTitle: String?
  /// `<title>`.
  var title: String?
  /// `og:site_name`.
  var siteName: String?
  /// A label, from `<meta charset>` or `<meta http-equiv="Content-Type">`.
  var charset: String?
}
