import Basics
import Testing

struct FNV1aTests {
  /// The test vectors of <http://www.isthe.com/chongo/src/fnv/test_fnv.c>.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func publishedHashesAreMet(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text.utf8) == hash)
  }

  @Test func widerUnitsAreOneStepEach() {
    var hash = FNV1a()
    hash.add(Int64(-1))
    #expect(hash.value == (0xCBF2_9CE4_8422_2325 ^ UInt64.max) &* 0x100_0000_01B3)
  }
}

struct MarkupEscapesTests {
  @Test func markupIsShownAndAllElseStays() {
    #expect(#"<a b="c">&amp;ä😀"#.escapedAsMarkup == "&lt;a b=&quot;c&quot;&gt;&amp;amp;ä😀")
    #expect("".escapedAsMarkup.isEmpty)
  }
}
