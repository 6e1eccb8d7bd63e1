/// Which documents browsers lay out as those of the nineties; in them a table may stand in a paragraph.
enum DocumentType {
  /// Beginnings of public identifiers (HTML Standard 13.2.6.4.1).
  private static let quirky = [
    "+//silmaril//dtd html pro", "-//as//dtd html 3", "-//advasoft", "-//ietf//dtd html",
    "-//metrius//", "-//microsoft//dtd internet explorer", "-//netscape comm. corp.//",
    "-//o'reilly and associates//dtd html", "-//sq//dtd html 2", "-//softquad", "-//spyglass//",
    "-//sun microsystems", "-//w3c//dtd html 3", "-//w3c//dtd html 4.0 frameset//",
    "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental",
    "-//w3c//dtd w3 html//", "-//w3o//", "-//webtechs//", "html\"",
  ]

  /// Whether a document type asks for their rules.
  ///
  /// - Parameter text: The declaration in lower case, from "doctype" on.
  /// - Returns: Whether it does.
  static func isQuirky(_ text: String) -> Bool {
    let rest = text.dropFirst("doctype".count).drop(while: \.isWhitespace)
    guard rest.hasPrefix("html") else { return true }
    guard let mark = rest.firstRange(of: "public") else { return false }
    let identifier = rest[mark.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    if quirky.contains(where: identifier.hasPrefix) { return true }
    // HTML 4.01 without a system identifier.
    let isOld =
      identifier.hasPrefix("-//w3c//dtd html 4.01 transitional//")
      || identifier.hasPrefix("-//w3c//dtd html 4.01 frameset//")
    return isOld && !identifier.contains("http")
  }
}
