public import Foundation

/// A file system of its own, small, and read-only when told so; taken away with the last holder.
public final class SmallDisk: Sendable {
  /// Whether this process may mount.
  public static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(megabytes: 1) else { return false }
    return FileManager.default.fileExists(atPath: disk.url.path)
  }()

  private struct Refusal: Error {
    let words: [String]
  }

  /// The file system's folder.
  public let url: URL
  private let folder: TemporaryFolder

  /// Mounts one.
  public init(megabytes: Int) throws {
    folder = try TemporaryFolder()
    url = folder.url
    try Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", url.path)
  }

  deinit {
    try? Self.run("umount", "-l", url.path)
  }

  /// Mounts it again, `ro` or `rw`.
  public func remount(_ mode: String) throws {
    try Self.run("mount", "-o", "remount,\(mode)", url.path)
  }

  private static func run(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refusal(words: words) }
  }
}
