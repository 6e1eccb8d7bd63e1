import Foundation
import ReadingModel
import Testing

@testable import Annotations

/// The selectors of exported marks have the shape of the W3C Web Annotation Data Model.
struct SelectorTests {
  /// The selectors of the first sample's highlight as a reader of the JSON gets them.
  private func selectors(_ links: SourceLinks?) throws -> [NSDictionary] {
    var sample = MarkedSamples.first
    let mark = try #require(sample.marks.first)
    sample.book.sources[mark.id] = SourcePlace(
      fragment: nil, element: nil, position: nil, links: links, text: "It")
    let item = AnnotationSet.item(mark, in: sample.book)
    let json = try JSONSerialization.jsonObject(with: try AnnotationSet.encoder.encode(item))
    let target = try #require((json as? NSDictionary)?["target"] as? NSDictionary)
    return try #require(target["selector"] as? [NSDictionary])
  }

  /// A range has exactly one `startSelector` and one `endSelector` (W3C Web Annotation Data Model, 4.2.9).
  ///
  /// Each is a selector, and the passage ends before what the second one selects. A `FragmentSelector` (4.2.1) has exactly one `value`.
  @Test func aPassageByLinksOfTheFormatIsARangeSelector() throws {
    let links = SourceLinks(
      start: "kindle:pos:fid:0001:off:000000000A", end: "kindle:pos:fid:0001:off:000000000Q")
    let known: NSDictionary = [
      "type": "RangeSelector",
      "startSelector": [
        "type": "FragmentSelector", "value": "kindle:pos:fid:0001:off:000000000A",
      ],
      "endSelector": ["type": "FragmentSelector", "value": "kindle:pos:fid:0001:off:000000000Q"],
    ]
    let ranges = try selectors(links).filter { $0["type"] as? String == "RangeSelector" }
    #expect(ranges == [known])
  }

  @Test func aPlaceByALinkOfTheFormatIsAFragmentSelector() throws {
    let found = try selectors(SourceLinks(start: "filepos0000001234", end: nil))
    let known: NSDictionary = ["type": "FragmentSelector", "value": "filepos0000001234"]
    #expect(found.last == known)
    #expect(!found.contains { $0["type"] as? String == "RangeSelector" })
  }

  @Test func withoutLinksThereIsNoRangeSelector() throws {
    let types = try selectors(nil).map { $0["type"] as? String }
    #expect(types == ["TextQuoteSelector", "TextPositionSelector", "ProgressionSelector"])
  }
}
