import Foundation
import PDFFiles
import Testing

@testable import PDFUnpacking

struct PDFStreamTests {
  private static let page = PDFPage(
    width: 612, height: 792, turn: 1, label: "xii",
    words: [
      PDFWord(
        "größer", left: 72, right: 110.5, baseline: 100, size: 10, traits: [.bold], quarter: 3),
      PDFWord("日本", left: 112, right: 132, baseline: 100, size: 10, traits: [.followsSpace]),
    ],
    links: [
      PDFLink(
        boxes: [PDFRectangle(left: 1, top: 2, right: 3, bottom: 4)],
        target: .page(7, x: nil, y: 120.5)),
      PDFLink(boxes: [], target: .address("https://example.org/ä")),
    ], frame: PDFFrame(left: -10, top: 800, width: 792, height: 612, rotation: 3),
    figures: [
      PDFFigure(
        .pictures, box: PDFRectangle(left: 72, top: 90.5, right: 300, bottom: 240),
        mark: 3_000_000_000),
      PDFFigure(.drawing, box: PDFRectangle(left: 0, top: 0, right: 72, bottom: 72)),
    ])
  private static let entry = PDFOutlineEntry(label: "One", depth: 2, page: nil)

  private func written() -> Data {
    var writer = PDFStreamWriter()
    writer.information(PDFStreamReader.titleKey, "A title")
    writer.outline(Self.entry)
    writer.page(Self.page)
    writer.end()
    return writer.take()
  }

  @Test func whatIsWrittenIsRead() throws {
    var reader = try PDFStreamReader(written())
    #expect(try reader.next() == .information(name: "Title", value: "A title"))
    #expect(try reader.next() == .outline(Self.entry))
    #expect(try reader.next() == .page(Self.page))
    #expect(try reader.next() == nil)
  }

  @Test func whatEndsTooSoonIsDamaged() throws {
    let whole = written()
    for count in 0..<whole.count {
      #expect(throws: PDFFailure.self) {
        var reader = try PDFStreamReader(whole.prefix(count))
        while try reader.next() != nil {}
      }
    }
  }

  @Test(arguments: [
    PDFFailure.password, .protected, .limit, .damaged(reason: "no page"), .library(reason: "none"),
  ])
  func aFailureGoesFromProcessToProcess(failure: PDFFailure) {
    #expect(PDFFailure(line: failure.line + "\n") == failure)
  }
}
