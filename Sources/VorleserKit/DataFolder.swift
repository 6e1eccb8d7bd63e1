public import Foundation

/// The one folder that holds what belongs to the person: books, places, installed voices.
///
/// `library.sqlite` is the database of the library, `originals` and `covers` are its files; what is
/// in `cache` may be deleted at any time, and in `incoming` while the program does not run.
public struct DataFolder: Hashable, Sendable {
  /// Where the folder lies; it is made when something is first written.
  public let url: URL

  /// Takes a folder as it is.
  ///
  /// - Parameter url: Where the folder lies.
  public init(url: URL) {
    self.url = url
  }

  /// The folder by the XDG rules: `$XDG_DATA_HOME/vorleser`, else `~/.local/share/vorleser`;
  /// `VORLESER_HOME` goes before both.
  ///
  /// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>
  ///
  /// - Parameter environment: The process's environment.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let home = environment["VORLESER_HOME"], !home.isEmpty {
      url = URL(filePath: home, directoryHint: .isDirectory)
      return
    }
    // The rules say that a relative XDG_DATA_HOME is invalid and to be ignored.
    let xdg = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base =
      xdg.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
    url = base.appending(path: "vorleser")
  }

  /// Spoken sentences, kept for listening again.
  public var speechCache: URL { url.appending(path: "cache/speech") }
  /// Hibari voices that were installed.
  public var hibariVoices: URL { url.appending(path: "voices/hibari") }
  /// Kokoro voice packs that were installed.
  public var kokoroVoices: URL { url.appending(path: "voices/kokoro") }
}
