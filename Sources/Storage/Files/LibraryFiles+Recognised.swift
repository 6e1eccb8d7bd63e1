import Foundation

extension LibraryFiles {
  /// The recognised texts of books.
  private var recognised: URL { folder.appending(path: "recognised") }
  private static let digestLength = 64

  /// Deletes recognised texts of files that no book has.
  ///
  /// - Parameter isKept: Whether a book has the file of a SHA-256 in lowercase hexadecimal digits.
  func sweepRecognised(keeping isKept: (String) throws -> Bool) rethrows {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: recognised.path)) ?? []
    for name in names {
      let digest = name.prefix { $0 != "." }
      // Whatever else lies there is not the program's.
      guard digest.count == Self.digestLength, digest.allSatisfy(\.isHexDigit),
        try !isKept(String(digest))
      else { continue }
      try? FileManager.default.removeItem(at: recognised.appending(path: name))
    }
  }
}
