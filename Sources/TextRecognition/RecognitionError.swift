/// Why the letters of a page can't be read.
public enum RecognitionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program is not installed.
  case noProgram
  /// Data of a language are not installed; the language as ``Tesseract`` calls it.
  case noLanguage(String)
  /// A page takes too long, or more memory than a page does.
  case limit
  /// The program has failed.
  case failed(reason: String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .noProgram:
      "Text recognition needs the program tesseract. Install the package \(Tesseract.package)."
    case .noLanguage(let language):
      "Text recognition has no data of the language '\(language)'. Install the package \(RecognitionLanguage.package(of: language))."
    case .limit: "The page takes too long to recognise, or too much memory."
    case .failed(let reason): "Text recognition has failed: \(reason)."
    }
  }
}
