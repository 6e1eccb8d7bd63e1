import Synchronization

/// The page's compressed files in memory, so that each is compressed once for all who ask for it.
///
/// It holds one version of each file of the page, half a megabyte in all.
final class PackedFiles: Sendable {
  private struct Packed {
    let version: String
    let bytes: [UInt8]
  }

  private let files = Mutex<[String: Packed]>([:])

  /// The compressed content of a file; `nil` if this version is not there.
  func bytes(of path: String, version: String) -> [UInt8]? {
    files.withLock { files in
      guard let packed = files[path], packed.version == version else { return nil }
      return packed.bytes
    }
  }

  /// Keeps the compressed content of a file in place of that of another version.
  func keep(_ bytes: [UInt8], of path: String, version: String) {
    files.withLock { $0[path] = Packed(version: version, bytes: bytes) }
  }
}
