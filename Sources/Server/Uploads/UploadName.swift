/// Cleans the name of a client's file.
enum UploadName {
  /// The longest name in bytes that file systems allow (Linux NAME_MAX).
  private static let byteLimit = 255

  /// The name without folders and invisible characters.
  ///
  /// - Parameter text: The client's name.
  /// - Returns: A name that can be shown, at most 255 bytes.
  /// - Throws: ``Problem`` `bad-request` when nothing is left of it.
  static func cleaned(_ text: String?) throws(Problem) -> String {
    let last = (text ?? "").split { $0 == "/" || $0 == "\\" }.last ?? ""
    let visible = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned: false
      default: true
      }
    }
    var name = String(String.UnicodeScalarView(visible))
    while name.hasPrefix(" ") || name.hasPrefix(".") { name.removeFirst() }
    while name.hasSuffix(" ") { name.removeLast() }
    while name.utf8.count > byteLimit { name = shortened(name) }
    guard !name.isEmpty else {
      throw Problem.badRequest("'name' must be the name of the file, such as emma.epub.")
    }
    return name
  }

  /// The name with one character less before the extension.
  private static func shortened(_ name: String) -> String {
    let stem = name.lastIndex(of: ".") ?? name.endIndex
    // What has no stem, or an ending as long as a name, loses its end.
    guard stem > name.startIndex, name[stem...].utf8.count < 32 else {
      return String(name.dropLast())
    }
    return String(name[..<stem].dropLast()) + name[stem...]
  }
}
