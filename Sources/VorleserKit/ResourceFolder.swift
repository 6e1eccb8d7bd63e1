public import Foundation

/// The folder of prepared models and data that comes with the program.
///
/// It holds `lib` (ONNX Runtime and PDFium), `hibari`, `kokoro` and `english` (models and lexicons), `guide`
/// (the guide book), `web` (the page's files) and `fonts` (the page's fonts).
public struct ResourceFolder: Hashable, Sendable {
  /// Why the folder was not found.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No folder has the resources; `searched` holds the places that were searched.
    case missing(searched: [String])

    /// One sentence that says what to do.
    public var description: String {
      switch self {
      case .missing(let searched):
        "The voices and data of the program are not installed (looked in "
          + searched.joined(separator: ", ")
          + "); run 'make build' in its checkout, or install it again."
      }
    }
  }

  /// The environment variable that names another folder.
  public static let variable = "VORLESER_RESOURCES"
  /// The environment variable that names another folder with the page's files.
  public static let webVariable = "VORLESER_WEB"

  /// Where the folder lies.
  public let url: URL

  /// Takes a folder as it is.
  ///
  /// - Parameter url: Where the folder lies.
  public init(url: URL) {
    self.url = url
  }

  /// Finds the folder: the environment's, else `../share/vorleser` of an installed program, else
  /// `.resources/share` of the checkout that the program was built in.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - executable: The running program.
  /// - Throws: ``Failure/missing(searched:)``.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) throws {
    let candidates = Self.candidates(environment, executable?.resolvingSymlinksInPath())
    let found = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found else { throw Failure.missing(searched: candidates.map(\.path)) }
    url = found
  }

  private static func candidates(_ environment: [String: String], _ executable: URL?) -> [URL] {
    if let path = environment[variable] { return [URL(filePath: path)] }
    guard let folder = executable?.deletingLastPathComponent() else { return [] }
    var candidates = [folder.appending(path: "../share/vorleser").standardizedFileURL]
    var above = folder
    while above.path != "/" {
      above.deleteLastPathComponent()
      // A build folder lies a few levels below the checkout, whose mark is its package manifest.
      if FileManager.default.fileExists(atPath: above.appending(path: "Package.swift").path) {
        candidates.append(above.appending(path: ".resources/share"))
        break
      }
    }
    return candidates
  }

  /// The ONNX Runtime library.
  public var onnxRuntime: URL { url.appending(path: "lib/libonnxruntime.so") }
  /// The PDFium library.
  public var pdfium: URL { url.appending(path: "lib/libpdfium.so") }
  /// The folder with an engine's prepared resources.
  ///
  /// - Parameter name: The engine's name, such as `hibari`.
  /// - Returns: Its folder.
  public func engine(_ name: String) -> URL { url.appending(path: name) }
  /// English lexicons, tagger and networks.
  public var english: URL { url.appending(path: "english") }
  /// The guide book.
  public var guide: URL { url.appending(path: "guide/guide.epub") }
  /// The page's fonts.
  public var fonts: URL { url.appending(path: "fonts") }
  /// The page's files, bundled.
  public var preparedWeb: URL { url.appending(path: "web") }

  /// The page's files: the folder that the environment names, else those that were prepared.
  ///
  /// A developer of the page names the checkout's `Web`, so that a change shows at the next reload.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: A folder with `index.html` in it.
  public func web(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    environment[Self.webVariable].map { URL(filePath: $0) } ?? preparedWeb
  }
}
