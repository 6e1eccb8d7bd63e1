import ReadingModel

extension Chapter {
  /// A substitute for a chapter that can't be read; its title and its text say so.
  static func unreadable(
    _ index: Int, _ path: String, title: String?, _ error: any Error
  ) -> Chapter {
    let reason = "\(error)"
    let title = title.map { "\($0) (unreadable)" } ?? "Unreadable chapter"
    var writer = ChapterWriter()
    writer.kind = .heading(level: 2)
    writer.openBlock(markup: "<h2>")
    writer.add(Array(title.withoutControls.utf8).span)
    writer.closeBlock(markup: "</h2>")
    writer.kind = .paragraph
    writer.openBlock(markup: "<p>")
    writer.add(Array("This chapter can\u{2019}t be read: \(reason).".collapsed.utf8).span)
    writer.closeBlock(markup: "</p>")
    writer.finish()
    var chapter = Chapter(
      index: index, title: title, text: String(decoding: writer.text, as: UTF8.self), html: "",
      blocks: writer.blocks)
    chapter.markup = writer.markup
    chapter.isUnreadable = true
    let known = error as? ChapterError
    chapter.findings = [
      Finding(
        .major, at: path, known?.code ?? .unreadableChapter,
        "The chapter can't be read: \(reason).", known?.type.map { ["type": $0] } ?? [:])
    ]
    return chapter
  }

  /// A chapter that consists of one image.
  static func image(_ index: Int, _ path: String) -> Chapter {
    let start = "<figure><img"
    var chapter = Chapter(index: index, title: nil, text: "", html: "", blocks: [])
    chapter.markup = ChapterHTML(
      Array("\(start) alt=\"\"></figure>".utf8),
      references: [(start.utf8.count, .image(path: path))])
    chapter.images = [ChapterImage(offset: 0, path: path, alternative: "")]
    return chapter
  }
}
