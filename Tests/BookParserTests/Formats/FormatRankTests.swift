import BookParser
import ReadingModel
import Testing

/// Which file of a book in several formats is taken.
struct FormatRankTests {
  private static let table = BookFormatTable.standard

  @Test func textWithStructureComesFirstAndWhatNoFormatNamesLast() {
    let names = [
      "a.xyz", "a.txt", "a.pdb", "a.HTML", "a.pdf", "a.cbz", "a.md.zip", "a.docx", "a.fb2.zip",
      "a.fb2",
      "a.mobi", "a.azw3", "a.kepub", "a.EPUB",
    ]
    #expect(Self.table.preferred(names) == names.reversed())
  }

  @Test func filesOfTheSameRankKeepTheirOrder() {
    #expect(
      Self.table.preferred(["b.epub", "a.epub", "c.xyz", "b.xyz"]) == [
        "b.epub", "a.epub", "c.xyz", "b.xyz",
      ])
  }

  @Test func noTwoEndingsHaveOneRank() {
    let ranks = Self.table.formats.flatMap(\.ranks.values)
    #expect(Set(ranks).count == ranks.count && ranks.count > 20)
  }

  @Test func aFolderOfManyBooksIsKnownByItsSecond() {
    var read = 0
    let names = (1...10_000).lazy.map { number -> String in
      read += 1
      return "\(number).epub"
    }
    #expect(!Self.table.areOneBook(names))
    #expect(read == 2)
  }

  @Test func oneBookMayHaveSeveralFormatsAndOtherFilesBesideIt() {
    #expect(Self.table.areOneBook(["cover.jpg", "a.EPUB", "A.fb2.zip", "metadata.opf"]))
    #expect(!Self.table.areOneBook(["a.epub", "cover.jpg", "b.txt"]))
    #expect(!Self.table.areOneBook(["cover.jpg"]))
  }
}
