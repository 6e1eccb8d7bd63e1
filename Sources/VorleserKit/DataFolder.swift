public import Foundation

/// The one folder with everything that belongs to people: books, places, installed voices.
///
/// `library.sqlite` is the database of the library, `originals` and `covers` are its files; `audiobooks` has what was read to files; `recognised` has
/// the texts that were read off pictures of pages; `backups.lock` is locked while scheduled backups are sent; `cache`
/// may be deleted at any time, and `incoming` while the program does not run.
public struct DataFolder: Hashable, Sendable {
  /// The folder's URL; the folder is made when something is first written.
  public let url: URL

  /// Takes a folder as it is.
  ///
  /// - Parameter url: Where the folder lies.
  public init(url: URL) {
    self.url = url
  }

  /// The folder by the XDG rules: `$XDG_DATA_HOME/vorleser`, else `$HOME/.local/share/vorleser`, else
  /// that in the home of the system's list of users; `VORLESER_HOME` goes before all.
  ///
  /// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>
  ///
  /// - Parameter environment: The process's environment.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let home = environment["VORLESER_HOME"], !home.isEmpty {
      url = URL(filePath: home, directoryHint: .isDirectory)
      return
    }
    // The rules say that a relative path is invalid and to be ignored.
    func folder(_ name: String) -> URL? {
      environment[name].flatMap { path in
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
      }
    }
    // Foundation knows the home of the list of users only.
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let base = folder("XDG_DATA_HOME") ?? home.appending(path: ".local/share")
    url = base.appending(path: "vorleser")
  }

  /// The cache of spoken sentences.
  public var speechCache: URL { url.appending(path: "cache/speech") }
  /// The index of the texts of all books, which is made again when it is not there.
  public var librarySearchIndex: URL { url.appending(path: "cache/search/library.sqlite") }
  /// The index of a large text, which is made again when it is not there.
  ///
  /// - Parameter sha256: SHA-256 of the text in lowercase hexadecimal digits.
  /// - Returns: Its place.
  public func textIndex(of sha256: String) -> URL {
    url.appending(path: "cache/indexes/\(sha256)")
  }
  /// The recognised texts of books without a text of their own, and what is still to be recognised.
  public var recognisedTexts: URL { url.appending(path: "recognised") }
  /// The recognised text of a book.
  ///
  /// - Parameters:
  ///   - sha256: SHA-256 of the book's file in lowercase hexadecimal digits.
  ///   - languages: The languages, such as `deu+eng`.
  /// - Returns: Its place.
  public func recognisedText(of sha256: String, in languages: String) -> URL {
    recognisedTexts.appending(path: "\(sha256).\(languages)")
  }
  /// What was seen in watched folders.
  public var watchedFiles: URL { url.appending(path: "watched-files.json") }
  /// The audiobooks, a folder for each.
  public var audiobooks: URL { url.appending(path: "audiobooks") }
  /// The library's dictionaries, a folder for each.
  public var dictionaries: URL { url.appending(path: "dictionaries") }
  /// The folder of an engine's installed voices.
  ///
  /// - Parameter engine: Its name, such as `kokoro`.
  /// - Returns: Their folder.
  public func voices(of engine: String) -> URL { url.appending(path: "voices/\(engine)") }
}
