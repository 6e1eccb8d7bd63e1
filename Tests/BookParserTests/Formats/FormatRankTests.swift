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
}
