import Testing

@testable import Server

struct ByteRangeTests {
  static let cases: [(header: String?, length: Int, expected: ByteRange)] = [
    (nil, 10, .whole), ("bytes=0-", 10, .part(0..<10)), ("bytes=0-0", 10, .part(0..<1)),
    ("bytes=2-4", 10, .part(2..<5)), ("bytes=5-100", 10, .part(5..<10)),
    ("bytes=-3", 10, .part(7..<10)), ("bytes=-30", 10, .part(0..<10)),
    ("bytes=10-", 10, .unsatisfiable), ("bytes=-0", 10, .unsatisfiable),
    ("bytes=0-", 0, .unsatisfiable), ("bytes=4-2", 10, .whole), ("bytes=a-b", 10, .whole),
    ("bytes=0-1,3-4", 10, .whole), ("lines=0-1", 10, .whole), ("bytes=", 10, .whole),
    ("bytes=-", 10, .whole), ("bytes=1-2-3", 10, .whole), ("bytes=+1-2", 10, .whole),
    ("BYTES=1-2", 10, .part(1..<3)),
    ("bytes=99999999999999999999-", 10, .unsatisfiable),
    ("bytes=0-99999999999999999999", 10, .part(0..<10)),
  ]

  @Test(arguments: cases)
  func aHeaderMeansWhatTheStandardSays(
    _ sample: (header: String?, length: Int, expected: ByteRange)
  ) {
    #expect(ByteRange(sample.header, length: sample.length) == sample.expected)
  }
}
