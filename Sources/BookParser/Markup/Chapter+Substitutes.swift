import ReadingModel

extension Chapter {
  /// A chapter in the place of one that can't be read; its text says so.
  static func unreadable(_ index: Int, _ path: String, reason: String) -> Chapter {
    let text = "This chapter can\u{2019}t be read: \(reason).".collapsed
    var writer = ChapterWriter()
    writer.openBlock(markup: "<p>")
    writer.add(Array(text.utf8).span)
    writer.closeBlock(markup: "</p>")
    var chapter = Chapter(
      index: index, title: nil, text: text, html: String(decoding: writer.html, as: UTF8.self),
      blocks: writer.blocks)
    chapter.findings = [Finding(.major, at: path, "The chapter can't be read: \(reason).")]
    return chapter
  }

  /// A chapter that is nothing but an image.
  static func image(_ index: Int, _ path: String) -> Chapter {
    let source = ChapterBuilder.attribute("src", path)
    var chapter = Chapter(
      index: index, title: nil, text: "", html: "<figure><img\(source) alt=\"\"></figure>",
      blocks: [])
    chapter.images = [ChapterImage(offset: 0, path: path, alternative: "")]
    return chapter
  }
}
