public import Foundation

/// The W3C's checker of EPUBs.
public enum Epubcheck {
  private static let archive = "/usr/bin/epubcheck"
  private static let java = "/usr/bin/java"
  // One short run: compiling well and collecting on all cores costs more than it brings, twice as much in all.
  private static let quick = ["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

  /// Whether it is installed.
  public static let isThere = [archive, java].allSatisfy {
    FileManager.default.fileExists(atPath: $0)
  }

  /// What it has against a book, its errors and warnings, or nothing.
  ///
  /// - Throws: `CocoaError` if it can't be run.
  public static func findings(_ file: URL) throws -> String {
    let process = Process()
    // Debian's command is an archive that only a configured kernel can start by itself.
    process.executableURL = URL(filePath: java)
    process.arguments = quick + ["-jar", archive, "--failonwarnings", "-q", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: printed, as: UTF8.self)
  }
}
