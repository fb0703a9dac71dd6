internal import CAssets
internal import Web

/// An embedded file. `@unchecked Sendable` without a lock: the bytes never change and are never freed.
struct Asset: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
}

/// The files of `Assets/{api,css,js,icons}`, embedded in the executable.
public enum Assets {
  /// Prefix of every asset URL. Contains a hash of all files, so that browsers may cache them forever; computed at
  /// first use.
  public static let basePath: String = {
    let hash = assets_hash()
    return "/assets/" + hexadecimal((0..<5).reversed().map { UInt8(truncatingIfNeeded: hash >> UInt64($0 * 8)) })
  }()

  /// The files by their path below `Assets`, for example `css/app.css`.
  static let files: [String: Asset] = {
    var files: [String: Asset] = [:]
    for index in 0..<assets_count() {
      let asset = assets_at(index)
      guard let path = asset.path else { continue }
      let bytes = UnsafeRawBufferPointer(start: asset.bytes, count: asset.length)
      files[String(cString: path)] = Asset(bytes: bytes)
    }
    return files
  }()

  private static func joined(_ parts: [Asset]) -> Asset {
    let bytes = parts.flatMap { $0.bytes }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    return Asset(bytes: UnsafeRawBufferPointer(copy))
  }

  static let answers: [String: Answer] = {
    var answers: [String: Answer] = [:]
    let sheets = joined(Stylesheets.names.compactMap { files["css/\($0).css"] })
    for (path, asset) in files.merging([Stylesheets.path: sheets], uniquingKeysWith: { file, _ in file }) {
      let headers = [
        Response.Header("Content-Type", mediaType(of: path)),
        Response.Header("Cache-Control", "public, max-age=31536000, immutable"),
      ]
      answers[path] = Answer.lasting(asset.bytes, headers: headers)
    }
    return answers
  }()

  static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }
}
