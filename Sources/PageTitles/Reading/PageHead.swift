/// The metadata of a page as written there, with decoded entities.
struct PageHead: Equatable, Sendable {
  /// `og:title`.
  var sharedTitle: String?
  /// `twitter:title`.
  var cardTitle: String?
  /// `<title>`.
  var title: String?
  /// `og:site_name`.
  var siteName: String?
  /// The encoding label from `<meta charset>` or `<meta http-equiv="Content-Type">`.
  var charset: String?
}
