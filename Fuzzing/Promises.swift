import BookParser
import ReadingModel
import VorleserKit

/// What the product promises, whatever it was given.
///
/// Each check ends the process when a promise is broken, which libFuzzer takes for a crash and keeps the input of.
enum Promises {
  /// The most chapters of a book that are read: an input has some kilobytes.
  private static let chapterLimit = 20

  /// Reads a book.
  ///
  /// - Parameter book: What was opened.
  static func check(_ book: Book) async {
    for index in book.spine.indices.prefix(chapterLimit) {
      guard let chapter = try? await book.content.chapter(at: index) else { continue }
      let summary = try? await book.content.summary(at: index)
      check(chapter, length: summary?.length)
      var end = 0
      for sentence in VorleserKit.sentences(of: chapter, in: book) {
        precondition(sentence.range.lowerBound >= end, "sentences overlap")
        end = sentence.range.upperBound
      }
      precondition(end <= chapter.text.utf16.count, "a sentence ends behind the text")
    }
  }

  /// Looks at a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - length: The length of its text that its reader has stated, in UTF-16 units; `nil` if it stated none.
  static func check(_ chapter: Chapter, length: Int? = nil) {
    let count = chapter.text.utf16.count
    precondition(length == nil || length == count, "the stated length is not the text's")
    var end = 0
    for block in chapter.blocks {
      precondition(block.range.lowerBound >= end, "blocks overlap")
      precondition(block.range.upperBound <= count, "a block ends behind the text")
      end = block.range.upperBound
    }
    for anchor in chapter.anchors {
      precondition((0...count).contains(anchor.value), "an anchor is outside of the text")
    }
  }

  /// Looks at a text that was made of another one.
  ///
  /// - Parameters:
  ///   - mapped: The made text.
  ///   - count: The length of its source in UTF-16 units.
  static func check(_ mapped: MappedText, of count: Int) {
    var (made, source) = (0, 0)
    for span in mapped.spans {
      precondition(span.made.lowerBound == made, "the spans don't cover the made text")
      precondition(span.source.lowerBound >= source, "the sources overlap")
      precondition(!span.isCopy || span.made.count == span.source.count, "a copy is no copy")
      (made, source) = (span.made.upperBound, span.source.upperBound)
    }
    precondition(made == mapped.text.utf16.count, "the spans don't cover the made text")
    precondition(source <= count, "a source ends behind the text")
  }
}
