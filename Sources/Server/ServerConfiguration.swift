internal import Web

/// Where the server listens and what it accepts.
public struct ServerConfiguration: Sendable {
  /// Numeric IPv4 or IPv6 address to listen on.
  public var address: String
  /// Port to listen on; 0 lets the system choose one (see `HTTPServer.port`).
  public var port: UInt16
  /// Names besides `127.0.0.1`, `localhost` and `[::1]` a browser may use to reach this server, such as
  /// `plan.example.org` behind a proxy (any port) or `localhost:8080` through a tunnel (that port only). With `https://`
  /// before it, whatever comes under this name has come over HTTPS.
  public var hostNames: [String]
  /// Numeric addresses of proxies whose `X-Forwarded-For` is believed.
  public var trustedProxies: [String] = []
  /// Threads that read requests, send answers and repeat pages.
  public var talkers: Int
  /// Threads that make pages and do what is asked for.
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

  /// Sizes in bytes, times in milliseconds.
  public struct Limits: Sendable, Equatable {
    /// The request target with its query.
    public var target = 8 * 1024
    /// All header fields together.
    public var headers = 16 * 1024
    public var body = 1024 * 1024
    /// The body of a form with a file in it, with a little room for the rest of the form.
    public var upload = (10 << 20) + 64 * 1024
    /// Fields of a form, and pairs of a query.
    public var fields = 200
    public var connections = 256
    public var eventStreams = 64
    /// Silence after which a connection is closed.
    public var idle = 15_000
    /// Time for one whole request to arrive, counted from the end of the previous answer.
    public var receive = 30_000
    /// Time for one whole answer to leave.
    public var answer = 120_000
    /// Time that running requests are given to finish when the server stops.
    public var stop = 5_000
    /// Pages kept for requests that find nothing changed.
    public var pageCache = 16 * 1024 * 1024
    /// Time after which a comment is sent to keep an event stream open.
    public var heartbeat = 20_000
    /// Time between two looks at the store's stamp while an event stream is open.
    public var poll = 250

    public init() {}

    /// The largest body for an address.
    func body(of target: String) -> Int { Self.takesFile(target) ? upload : body }

    /// Whether a form with a file in it may be sent there.
    static func takesFile(_ target: String) -> Bool {
      let path = target.prefix { $0 != "?" }
      return path == Route.previewImport.url || path == APIResource.importing.url
    }
  }
}
