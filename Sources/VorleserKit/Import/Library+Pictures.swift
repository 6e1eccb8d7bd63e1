import BookParser
import Foundation
import ReadingModel
import Storage
import ZipArchive

extension Library {
  /// The most pictures that come with a text: a manual has some hundreds.
  private static let pictureLimit = 2000
  /// The most bytes of these pictures, which are copied twice: so much is an archive on purpose.
  private static let pictureByteLimit = 1 << 30

  /// A text with the pictures that it shows, as one file.
  struct IllustratedText {
    let file: URL
    let name: String
    /// Holds the file.
    let folder: WorkFolder
  }

  /// Packs a text with the pictures beside it.
  ///
  /// A picture comes along if it is a file below the text's own folder, wherever links lead. The same text with the same pictures makes the
  /// same file, so that the library knows it again.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - name: Its name for people.
  ///   - encoding: The encoding that a person has chosen; `nil` for none.
  /// - Returns: `nil` for a text that shows no picture from there, and for other files.
  /// - Throws: `BookOpenError`; ``LibraryError/storage(_:)``.
  func packed(
    _ file: URL, _ name: String, in encoding: EncodingName?
  ) async throws -> IllustratedText? {
    var status = stat()
    // The other files are refused when they are accepted; a pipe would be waited for.
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      // In an archive a hidden file is no text.
      !file.lastPathComponent.hasPrefix(".")
    else { return nil }
    let named = try await BookParser.pictures(beside: file, in: encoding, formats: kit.formats)
    let pictures = Self.files(named, beside: file)
    guard !pictures.isEmpty else { return nil }
    let folder = try await stored { try await shelf.workFolder() }
    let packed = folder.url.appending(path: "text.zip")
    do {
      try await Self.pack([(path: file.lastPathComponent, file: file)] + pictures, into: packed)
    } catch is ZipError {
      throw BookOpenError.unreadable(reason: "the pictures beside it can't be copied")
    }
    let stem = (name as NSString).deletingPathExtension
    return IllustratedText(file: packed, name: stem + ".zip", folder: folder)
  }

  /// The pictures that are there, in the order of their paths.
  private static func files(_ paths: [String], beside file: URL) -> [(path: String, file: URL)] {
    let folder = file.deletingLastPathComponent()
    guard let root = RealPath.of(folder.path) else { return [] }
    var byteCount = 0
    var found: [(path: String, file: URL)] = []
    for path in paths.sorted().prefix(pictureLimit) {
      var status = stat()
      guard let real = RealPath.of(folder.appending(path: path).path),
        RealPath.contains(root, real), stat(real, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, access(real, R_OK) == 0,
        byteCount + Int(status.st_size) <= pictureByteLimit
      else { continue }
      byteCount += Int(status.st_size)
      found.append((path, URL(filePath: real)))
    }
    return found
  }

  @concurrent
  private static func pack(_ files: [(path: String, file: URL)], into archive: URL) async throws {
    var writer = try ZipWriter(file: archive)
    for (path, file) in files { try writer.add(path, contentsOf: file, isStored: true) }
    try writer.finish()
  }
}
