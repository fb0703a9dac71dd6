internal import CCurl

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Turns a libcurl error code and the state of its handle into a `TransportError`.
struct CurlFailure {
  private let curl: UnsafeMutableRawPointer
  private let request: HTTPRequest
  private let authorities: String?

  init(_ curl: UnsafeMutableRawPointer, request: HTTPRequest, authorities: String?) {
    self.curl = curl
    self.request = request
    self.authorities = authorities
  }

  func error(_ code: CURLcode) -> TransportError {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .hostNotFound(request.url.origin.host)
    case CURLE_COULDNT_CONNECT: connection
    case CURLE_OPERATION_TIMEDOUT: .timedOut(wasSent: wasSent)
    case CURLE_PEER_FAILED_VERIFICATION: .untrustedCertificate(host: request.url.origin.host, certificate)
    case CURLE_SSL_CACERT_BADFILE: .unreadableAuthorities(file: authorities ?? "")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED,
      CURLE_USE_SSL_FAILED, CURLE_SSL_ISSUER_ERROR:
      .tlsFailed(code: Int(code.rawValue))
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM,
      CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY:
      .interrupted(code: Int(code.rawValue))
    default: .failed(code: Int(code.rawValue))
    }
  }

  private var connection: TransportError {
    let errno = Int(curl_shim_long_info(curl, CURLINFO_OS_ERRNO))
    return errno == Int(ECONNREFUSED)
      ? .connectionRefused(request.url.origin) : .unreachable(request.url.origin, code: errno)
  }

  /// libcurl records the time before sending only once it starts to send.
  private var wasSent: Bool { curl_shim_offset_info(curl, CURLINFO_PRETRANSFER_TIME_T) > 0 }

  /// Maps OpenSSL's `X509_V_ERR_…`. If the chain is valid but the host name is wrong, libcurl leaves 0 or its own
  /// initial 1.
  private var certificate: CertificateProblem {
    switch Int(curl_shim_long_info(curl, CURLINFO_SSL_VERIFYRESULT)) {
    case 0, 1, 62, 64: .wrongHost
    case 9: .notYetValid
    case 10: .expired
    case 18, 19: .selfSigned
    case 2, 20, 21, 27: .unknownAuthority
    case let code: .other(code: code)
    }
  }
}
