extension WebAddress {
  /// Removes parameters that only track clicks. Returns true if there were any.
  mutating func dropTracking() -> Bool {
    var isChanged = false
    if let query {
      let parts = query.split(separator: "&", omittingEmptySubsequences: false)
      let kept = parts.filter { !isTracking($0.prefix { $0 != "=" }.lowercased()) }
      if kept.count < parts.count {
        self.query = kept.isEmpty ? nil : kept.joined(separator: "&")[...]
        isChanged = true
      }
    }
    if let fragment, fragment.hasPrefix("utm_") || fragment.hasPrefix("xtor=") {
      self.fragment = nil
      isChanged = true
    }
    return isChanged
  }

  private func isTracking(_ name: String) -> Bool {
    if Tracking.names.contains(name) || Tracking.beginnings.contains(where: { name.hasPrefix($0) }) { return true }
    if isOn("youtube.com") || isOn("youtu.be") { return name == "si" || name == "feature" || name == "pp" }
    if isOn("spotify.com") { return name == "si" }
    if isOn("medium.com") { return name == "source" }
    if isOn("twitter.com") || isOn("x.com") { return name == "s" || name == "t" }
    if host.split(separator: ".").contains("amazon") { return Tracking.shopNames.contains(name) }
    return false
  }

  /// The address to which a redirector leads; nil for other addresses and for targets that are not on the web.
  var target: WebAddress? {
    guard let parameters = redirectingParameters else { return nil }
    for parameter in parameters {
      guard let value = value(of: parameter), let decoded = PercentEncoding.decoded(value), !decoded.isEmpty,
        !decoded.unicodeScalars.contains(where: { OneLine.isBreak($0) }), decoded.hasPrefix("http")
      else { continue }
      return WebAddress(decoded[...])
    }
    return nil
  }

  private func value(of name: String) -> Substring? {
    let part = query?.split(separator: "&").first { $0.hasPrefix(name + "=") }
    return part?.dropFirst(name.utf8.count + 1)
  }

  /// The parameters that can hold the real address; nil if this is not a known redirector.
  private var redirectingParameters: [String]? {
    let place = path.lowercased()
    if place == "/url", host.hasPrefix("www.google.") || host.hasPrefix("google.") { return ["q", "url"] }
    if place == "/redirect", isOn("youtube.com") { return ["q"] }
    if isOn("safelinks.protection.outlook.com") { return ["url"] }
    if place == "/l.php", isOn("facebook.com") { return ["u"] }
    if place == "/" || place.isEmpty, host == "l.instagram.com" { return ["u"] }
    if host == "out.reddit.com" || isOn("linkedin.com") && place.hasPrefix("/redir") { return ["url"] }
    if place == "/l/" || place == "/l", isOn("duckduckgo.com") { return ["uddg"] }
    if place == "/away.php", isOn("vk.com") { return ["to"] }
    if place == "/link", isOn("slack-redir.net") { return ["url"] }
    return nil
  }
}

/// The names of tracking parameters.
private enum Tracking {
  static let beginnings = [
    "utm_", "mtm_", "ga_", "itm_", "pk_", "piwik_", "matomo_", "oly_", "vero_", "__hs", "hsa_", "pf_rd_", "pd_rd_",
    "wt_", "at_custom",
  ]
  static let names: Set<String> = [
    "fbclid", "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "msclkid", "yclid", "twclid", "ttclid", "srsltid",
    "li_fat_id", "mc_eid", "mc_cid", "mkt_tok", "_hsenc", "_hsmi", "igshid", "igsh", "wt.mc", "spm", "cmpid", "s_cid",
    "_ga", "_gl", "_openstat", "wickedid", "rb_clickid", "epik", "irclickid", "zanpid", "wtrid", "ns_campaign",
    "ns_mchannel", "fb_action_ids", "fb_ref", "xtor", "_branch_match_id", "trk_contact", "trk_msg", "mibextid",
  ]
  static let shopNames: Set<String> = ["ref", "ref_", "qid", "sr", "crid", "dib", "dib_tag", "sprefix", "smid", "psc"]
}
