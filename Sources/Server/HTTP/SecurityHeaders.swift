internal import Web

/// The header fields of every response.
enum SecurityHeaders {
  static let all = [
    Response.Header("Content-Security-Policy", contentPolicy),
    Response.Header("X-Content-Type-Options", "nosniff"),
    // Not `no-referrer`: with it, browsers send `Origin: null` in a form's POST.
    Response.Header("Referrer-Policy", "same-origin"),
    Response.Header("Cross-Origin-Opener-Policy", "same-origin"),
    Response.Header("Cross-Origin-Resource-Policy", "same-origin"),
    Response.Header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    Response.Header("X-Frame-Options", "DENY"),
  ]

  private static let contentPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// For HTTPS only: makes browsers use HTTPS for one year (RFC 6797).
  static let transport = Response.Header("Strict-Transport-Security", "max-age=31536000")
  static let noStore = Response.Header("Cache-Control", "no-store")
  static let html = Response.Header("Content-Type", "text/html; charset=utf-8")
}
