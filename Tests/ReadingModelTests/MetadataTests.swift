import ReadingModel
import Testing

struct MetadataTests {
  @Test(arguments: ["", " \n", "\u{A0}\u{2003}", "\u{200B}\u{2060}\u{FEFF}\u{200D}", "\u{AD}"])
  func aTitleOfWhichNothingIsSeenIsNone(title: String) {
    #expect(Metadata(title: title).title == nil)
    #expect(Metadata(title: title + "E").title == title + "E")
    var changed = Metadata(title: "Emma")
    changed.title = title
    #expect(changed.title == nil)
  }
}
