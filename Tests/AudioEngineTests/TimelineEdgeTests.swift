import AudioEngine
import Foundation
import ReadAloud
import Testing

struct TimelineEdgeTests {
  @Test(arguments: ["1e300", "-1", "9223372036854775807"])
  func aTimelineOfImpossibleLengthIsRefused(seconds: String) {
    let json = #"{"duration":\#(seconds),"sentences":[],"words":[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Timeline.self, from: Data(json.utf8))
    }
  }
}
