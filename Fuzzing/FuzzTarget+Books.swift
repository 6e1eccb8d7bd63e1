import Articles
import Foundation
import ReadingModel

@testable import BookParser

extension FuzzTarget {
  /// Formats whose books are opened from a file; those of parts are in an archive that is not compressed.
  static let ofBooks = [
    book("package", EPUBParser.self) { try PackedBook.epub(package: $0) },
    book("contents", EPUBParser.self) { try PackedBook.epub(contents: $0) },
    book("encryption", EPUBParser.self) { try PackedBook.epub(encryption: $0) },
    book("archive", EPUBParser.self) { $0 },
    book("document", WordParser.self) { try PackedBook.word(document: $0) },
    book("wordparts", WordParser.self) { try PackedBook.word(parts: $0) },
    book("comic", ComicParser.self) { try PackedBook.comic(information: $0) },
    book("fictionbook", FictionBookParser.self) { $0 },
    book("page", WebPageParser.self) { $0 },
    book("markdown", MarkdownParser.self) { $0 },
    FuzzTarget(name: "flavour") { input in
      let text = String(decoding: input, as: UTF8.self)
      precondition(
        MarkdownFlavour.gitHub(text).utf8.count <= text.utf8.count * 32 + 64, "a text grows")
    },
    FuzzTarget(name: "formula") { input in
      let line = TeXFormula.line(String(decoding: input, as: UTF8.self))
      precondition(!line.contains("\\") && !line.contains("\n"), "a command is left in a formula")
    },
    book("text", PlainTextParser.self) { $0 },
    FuzzTarget(name: "encoding") { input in
      guard let number = input.first else { return }
      let name = EncodingName.all[Int(number) % EncodingName.all.count]
      await readText(Array(input.dropFirst()), OpenOptions(encoding: name))
    },
  ]

  /// Reads a text, and finds places of it in its file and back.
  private static func readText(_ bytes: [UInt8], _ options: OpenOptions) async {
    let file = FuzzFolder.write(bytes, "book.txt")
    guard let book = try? await PlainTextParser.open(file, options) else { return }
    await Promises.check(book)
    guard let content = book.content as? any EncodedContent,
      let length = try? await content.chapterLengths().reduce(0, +)
    else { return }
    let passages = [0..<length, length / 2..<length / 2, length..<length, length / 3..<length / 2]
    guard let places = try? await content.bytes(of: passages),
      let back = try? await content.passages(at: places)
    else { return }
    for place in places {
      precondition(place.upperBound <= bytes.count, "a passage ends behind the file")
    }
    for passage in back {
      precondition(passage.upperBound <= length, "a passage ends behind the text")
    }
  }

  /// A format.
  ///
  /// - Parameters:
  ///   - name: The target's name.
  ///   - parser: What opens it; no other parser sees the file, so that no process is started.
  ///   - pack: Makes the file's bytes of the input.
  /// - Returns: The target.
  private static func book(
    _ name: String, _ parser: any (FormatParser & SendableMetatype).Type,
    _ pack: @escaping @Sendable ([UInt8]) throws -> [UInt8]
  ) -> FuzzTarget {
    let fileExtension = parser.format.fileExtensions[0]
    return FuzzTarget(name: name) { input in
      guard let bytes = try? pack(input) else { return }
      let file = FuzzFolder.write(bytes, "book.\(fileExtension)")
      guard let book = try? await parser.open(file) else { return }
      await Promises.check(book)
    }
  }
}
