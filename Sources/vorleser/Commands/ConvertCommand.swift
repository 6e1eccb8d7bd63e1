import Foundation
import PictureConverting
import Publishing
import VorleserKit

extension Command {
  static let convert = Command(
    name: "convert", summary: "Write a book as EPUB, plain text, Markdown, HTML or PDF.",
    discussion: """
      Every format that Vorleser reads can be converted. OUT's extension says what is written: .epub (EPUB 3.3), .txt, .md, \
      .html or .pdf. EPUB, HTML and PDF contain the book's pictures; text and Markdown contain their descriptions. An \
      installed Chromium prints PDF, unless root starts the command. OUT appears when it is complete.
      """,
    arguments: [
      .book, Argument(name: "out", help: "The file to write.", completion: .file),
    ],
    options: [
      .publicationFormat, .jpegQuality, .pictureSize, .svgSize, .grey, .replace, .chapters,
      .encoding, .passwordFile, .verbose,
    ],
    run: { call in
      let output = URL(filePath: call.arguments[1])
      let format = try call.publicationFormat(output)
      let isReplacing = call.has("force")
      let report = try await untilInterrupted {
        let book = try await call.openedBook()
        return try await BookConversion.write(
          book, as: format, to: output, isReplacing: isReplacing,
          pictures: try call.pictureSettings(), printer: PagePrinting.installed(),
          sounds: InstalledSoundConverter())
      }
      Terminal.noteUnreadable(report)
    })
}

extension Option {
  /// What is written.
  static let publicationFormat = Option(
    name: "to", value: "FORMAT", help: "epub, txt, md, html or pdf, whatever OUT is called.",
    completion: .words(PublicationFormat.allCases.map(\.rawValue)))
  /// The quality of pictures that are converted.
  static let jpegQuality = Option(
    name: "jpeg-quality", value: "N",
    help: """
      The quality of pictures that become JPEG in an EPUB, 1 to 100 (default: \
      \(PictureSettings.defaultQuality)).
      """)
  /// The size of all pictures.
  static let pictureSize = Option(
    name: "picture-size", value: "N",
    help: """
      The most pixels of a picture's longer side in an EPUB, \(PictureSettings.sides.lowerBound) to \
      \(PictureSettings.sides.upperBound) (default: no limit). A larger animation shows its first frame.
      """)
  /// The box that drawings are fitted into.
  static let svgSize = Option(
    name: "svg-size", value: "WxH",
    help: """
      The most pixels, such as 1024x768 (the default), of SVG pictures that become PNG in an EPUB, as they do where rsvg-convert is \
      installed.
      """)
  /// Pictures without colours.
  static let grey = Option(
    name: "grey", value: nil,
    help: "Write the pictures of an EPUB in levels of grey; an animation shows its first frame.")
  /// Replaces a file that is there.
  static let replace = Option(name: "force", value: nil, help: "Replace OUT if it exists.")
}

extension Invocation {
  /// What the options ask for.
  ///
  /// - Throws: ``UsageError`` for what can't be.
  func pictureSettings() throws -> PictureSettings {
    var settings = PictureSettings()
    if let quality = try integer("jpeg-quality", in: PictureSettings.qualities) {
      settings.quality = quality
    }
    settings.longestSide = try integer("picture-size", in: PictureSettings.sides)
    settings.isGrey = has("grey")
    if let box = options["svg-size"], !settings.takeDrawingBox(box) {
      throw UsageError(
        "--svg-size takes width and height from \(PictureSettings.sides.lowerBound) to \(PictureSettings.sides.upperBound), such as 1024x768, not '\(box)'.",
        path)
    }
    return settings
  }

  /// The format that the options or the file's name ask for.
  ///
  /// - Throws: ``UsageError`` where neither does.
  func publicationFormat(_ output: URL) throws -> PublicationFormat {
    if let name = options["to"] {
      guard let format = PublicationFormat(fileExtension: name) else {
        throw UsageError("--to takes epub, txt, md, html or pdf, not '\(name)'.", path)
      }
      return format
    }
    guard let format = PublicationFormat(fileExtension: output.pathExtension) else {
      throw UsageError(
        "'\(output.lastPathComponent)' doesn't end in .epub, .txt, .md, .html or .pdf. Choose a format with --to.",
        path)
    }
    return format
  }
}

extension Terminal {
  /// Warns of chapters that a conversion could not read.
  static func noteUnreadable(_ report: BookConversion.Report) {
    guard report.unreadable > 0 else { return }
    note(
      "Warning: \(report.unreadable) of \(report.chapters) chapters can't be read; their pages say so."
    )
  }
}
