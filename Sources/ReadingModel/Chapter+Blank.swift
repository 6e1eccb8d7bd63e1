extension Chapter {
  /// What stands for content that has no character of its own.
  private static let contentTags = ["<svg", "<math", "<audio", "<video", "data-media="]

  /// Whether there is nothing in it to see or to hear: no visible character, picture, drawing, sound or video.
  ///
  /// Pictures that only a style sheet shows are not known here; see ``Book/blankFinding(among:)``.
  public var isBlank: Bool {
    guard !text.unicodeScalars.contains(where: \.isSeen), images.isEmpty else { return false }
    let html = html
    return !Self.contentTags.contains { html.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether it leaves ink on a page: it is no space, no control character and none that Unicode calls ignorable.
  package var isSeen: Bool {
    if isASCII { return value > 0x20 && value < 0x7F }
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
