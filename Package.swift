// swift-tools-version: 6.2
import PackageDescription

/// The settings every target of this package is compiled with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Where Debian keeps the headers of libxml2. Its pkg-config file would link the library as well, which is loaded only when
/// it is needed.
let readsXML: [SwiftSetting] = [
  .unsafeFlags(["-Xcc", "-I/usr/include/libxml2"], .when(platforms: [.linux]))
]

/// What a release has in itself instead of looking it up at every start: Swift's runtime is written in C++, and to bind the
/// shared C++ library took half the time of `zeitblock version`. No other library needs the names of the program either.
let startsFast: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-L\(Context.packageDirectory)/Scripts/link", "-Xclang-linker", "-static-libgcc",
      "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ], .when(platforms: [.linux], configuration: .release))
]

/// A Swift target and the only targets it may import.
func module(_ name: String, imports dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: [], swiftSettings: strict)
}

func suite(_ name: String, imports dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "zeitblock",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "zeitblock", targets: ["zeitblock"])],
  targets: [
    // The pure ring: imports nothing, reads no clock, also compiles to WebAssembly.
    module("Markup"),
    module("ICalendar"),
    module("Domain"),
    module("Web", imports: ["Domain", "Markup", "ICalendar"]),

    // System libraries.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(name: "CResolver"),
    .systemLibrary(name: "CXML", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .target(name: "CAssets"),

    // The native ring.
    module("Storage", imports: ["Domain", "CSQLite"]),
    module("HTTPClient", imports: ["CCurl"]),
    module("TitleModel", imports: ["Domain", "HTTPClient"]),
    .target(
      name: "CalDAV", dependencies: ["ICalendar", "HTTPClient", "CXML", "CResolver"], swiftSettings: strict + readsXML,
      // The C library of Linux has the resolver in it.
      linkerSettings: [.linkedLibrary("resolv", .when(platforms: [.macOS]))]),
    .target(name: "PageTitles", dependencies: ["Domain", "HTTPClient", "CXML"], swiftSettings: strict + readsXML),
    module("Sync", imports: ["Domain", "ICalendar", "HTTPClient", "CalDAV", "Storage"]),
    .target(
      name: "Server",
      dependencies: ["Web", "Markup", "Domain", "Storage", "Sync", "CMicroHTTPD", "CSodium", "CAssets"],
      exclude: ["Assets"], swiftSettings: strict),
    module("Titles", imports: ["Domain"]),
    .target(
      name: "Mail", dependencies: ["Domain", "CXML"], swiftSettings: strict + readsXML,
      // The C library of Linux has the charsets in it.
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    module("DropFolder"),
    module("CommandLine"),
    .executableTarget(
      name: "zeitblock",
      dependencies: [
        "CommandLine", "Domain", "ICalendar", "Storage", "HTTPClient", "CalDAV", "Sync", "Titles", "TitleModel",
        "PageTitles", "Web", "Server", "Mail", "DropFolder",
      ],
      swiftSettings: strict, linkerSettings: startsFast),

    // Fills a data directory for the measurements.
    .executableTarget(
      name: "BenchmarkData", dependencies: ["Storage", "Domain"], path: "Benchmarks/Data", swiftSettings: strict),

    // Expands recurrence rules for them.
    .executableTarget(
      name: "BenchmarkRules", dependencies: ["Sync", "Domain"], path: "Benchmarks/Rules", swiftSettings: strict),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    suite("DomainTests", imports: ["Domain"]),
    suite("StoreTests", imports: ["Domain", "Storage"]),
    suite("MarkupTests", imports: ["Markup"]),
    suite("ICalendarTests", imports: ["ICalendar"]),
    suite("SyncTests", imports: ["Sync", "Domain", "ICalendar", "HTTPClient", "CalDAV", "Storage"]),
    .testTarget(
      name: "WebTests", dependencies: ["Web", "Domain", "Markup", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
    suite("TitlesTests", imports: ["Titles", "Domain", "Storage"]),
    suite("CommandLineTests", imports: ["CommandLine"]),
    suite("MailTests", imports: ["Mail", "Domain"]),
    suite("DropFolderTests", imports: ["DropFolder"]),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", "Domain", "Web", "CSQLite", "StorageProbe", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .executableTarget(
      name: "StorageProbe", dependencies: ["Storage", "Domain"], path: "Tests/StorageProbe", swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests", dependencies: ["Domain", "ICalendar", "Sync", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
    suite("HTTPClientTests", imports: ["HTTPClient"]),
    .testTarget(
      name: "PageTitlesTests", dependencies: ["PageTitles", "Domain", "HTTPClient", "TestSupport"],
      swiftSettings: strict + readsXML),
    suite("TitleModelTests", imports: ["TitleModel", "Domain", "HTTPClient"]),
    suite("CalDAVTests", imports: ["CalDAV", "HTTPClient"]),
    suite("ServerTests", imports: ["Server", "Web"]),
  ]
)
