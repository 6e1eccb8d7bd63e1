/// One chapter, ready for the page.
struct ChapterShape: Codable, Sendable {
  var index: Int
  @Null var title: String?
  var start: Int
  var length: Int
  var html: String
  @Null var language: String?
  var sentences: [Int]
  var findings: [FindingShape]
}
