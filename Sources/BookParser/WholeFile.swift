import Foundation

/// A file that is small enough to be held.
enum WholeFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The most bytes that it may have.
  /// - Returns: Its bytes; `nil` if there are more.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  static func read(_ file: URL, limit: Int) throws -> [UInt8]? {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      let bytes = try handle.read(upToCount: limit + 1) ?? Data()
      return bytes.count > limit ? nil : Array(bytes)
    } catch {
      throw BookOpenError.unreadable(reason: "the disk fails, or it was taken away")
    }
  }
}
