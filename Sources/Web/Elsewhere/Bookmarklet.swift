import Domain

/// A bookmarklet that passes the current page to the capture form.
///
/// The server accepts URLs of up to 8 KiB, so a longer selection is cut and marked with an ellipsis. Nothing is
/// stored until the user saves the form.
enum Bookmarklet {
  /// - Parameter origin: the origin of this server, such as `http://127.0.0.1:7420`.
  static func address(of origin: String) -> String {
    let marks = Array("-.:/[]".utf8)
    let plain = origin.utf8.allSatisfy { Ascii.isLetterOrDigit($0) || marks.contains($0) }
    return "javascript:" + begin + "'" + (plain ? origin : "") + end
  }

  private static let begin =
    "(()=>{const c=(x,n)=>x.slice(0,n).replace(/[\\uD800-\\uDBFF]$/,''),e=encodeURIComponent,"
    + "h=e(location.href),l=h.length>4000?e(location.origin+location.pathname).slice(0,4000):h,"
    + "s=String(getSelection()).trim(),b="

  private static let end =
    "/capture?close=1&title='+e(c(document.title,200))+'&url='+l+'&text=';let t=s;"
    + "while((b+e(t)).length>7500)t=c(t,t.length*.9|0);const u=b+e(t===s?t:t+'…');"
    + "open(u,'_blank','width=480,height=720')||(location.href=u)})()"
}
