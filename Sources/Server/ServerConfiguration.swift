internal import Web

/// The listening address, limits and other settings of the server.
public struct ServerConfiguration: Sendable {
  /// Numeric IPv4 or IPv6 address to listen on.
  public var address: String
  /// Port to listen on; 0 lets the system choose one (see `HTTPServer.port`).
  public var port: UInt16
  /// Additional host names that browsers may use, such as `plan.example.org` behind a proxy (any port) or
  /// `localhost:8080` through a tunnel (that port only). The prefix `https://` marks a name that is reached only over
  /// HTTPS.
  public var hostNames: [String]
  /// Numeric addresses of proxies whose `X-Forwarded-For` is trusted.
  public var trustedProxies: [String] = []
  /// Number of threads that read requests and send responses, including cached pages.
  public var talkers: Int
  /// Number of threads that render pages and handle changes.
  public var workers: Int
  public var limits: Limits

  public init(
    address: String = "127.0.0.1", port: UInt16 = 7420, hostNames: [String] = [], talkers: Int? = nil,
    workers: Int? = nil, limits: Limits = Limits()
  ) {
    self.address = address
    self.port = port
    self.hostNames = hostNames
    self.talkers = talkers ?? defaultTalkers
    self.workers = workers ?? defaultWorkers
    self.limits = limits
  }

  /// Limits of the server; sizes in bytes, times in milliseconds.
  public struct Limits: Sendable, Equatable {
    /// The request target with its query.
    public var target = 8 * 1024
    /// All header fields together.
    public var headers = 16 * 1024
    public var body = 1024 * 1024
    /// The body of a form with a file, including some room for its other fields.
    public var upload = (10 << 20) + 64 * 1024
    /// Number of form fields or query parameters.
    public var fields = 200
    public var connections = 256
    public var eventStreams = 64
    /// Inactivity after which a connection is closed.
    public var idle = 15_000
    /// Time for a whole request to arrive, counted from the end of the previous response.
    public var receive = 30_000
    /// Time for a whole response to be sent.
    public var answer = 120_000
    /// Time for running requests to finish when the server stops.
    public var stop = 5_000
    /// Size of the page cache.
    public var pageCache = 16 * 1024 * 1024
    /// Interval between comments that keep an event stream open.
    public var heartbeat = 20_000
    /// Interval between checks of the store's stamp while an event stream is open.
    public var poll = 250

    public init() {}

    /// Returns the maximum body size for a target.
    func body(of target: String) -> Int { Self.takesFile(target) ? upload : body }

    /// Whether this target accepts file uploads.
    static func takesFile(_ target: String) -> Bool {
      let path = target.prefix { $0 != "?" }
      return path == Route.previewImport.url || path == APIResource.importing.url
    }
  }
}
