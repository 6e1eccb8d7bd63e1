import TestSupport
import Testing

@testable import Markup

struct LoneAmpersandsTests {
  @Test func `beginnings of document types that nothing ends take time by their length`() {
    func time(of count: Int) -> Duration {
      let source = "<a>&" + String(repeating: "<!DOCTYPE ", count: count)
      return processorTime { _ = LoneAmpersands.mended(Array(source.utf8)) }.0
    }
    // The square of the length took sixteen times as long again.
    #expect(time(of: 40_000) < time(of: 10_000) * 10 + .milliseconds(20))
  }

  @Test func `declarations of entities leave a document as it is`() {
    #expect(
      LoneAmpersands.mended(Array("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b; &</a>".utf8)) == nil)
    let mended = LoneAmpersands.mended(Array("<!DOCTYPE a><a>&</a>".utf8))
    #expect(mended.map { String(decoding: $0, as: UTF8.self) } == "<!DOCTYPE a><a>&amp;</a>")
  }
}
