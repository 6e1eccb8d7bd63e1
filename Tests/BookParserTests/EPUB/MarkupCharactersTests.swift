import Testing

@testable import BookParser

/// Characters between tags are found with their bytes.
struct MarkupCharactersTests {
  /// The bytes of each character of a text; shorter than the text if the markup has other characters.
  private func places(_ text: String, in markup: [UInt8], isUTF8: Bool = true) -> [Range<Int>] {
    var characters = MarkupCharacters(markup, isUTF8: isUTF8)
    var places: [Range<Int>] = []
    for scalar in text.unicodeScalars {
      guard let place = characters.next(scalar) else { break }
      places.append(place)
    }
    return places
  }

  @Test(arguments: [
    ("ab", "a<b title='>'>b</b>", [0..<1, 14..<15]),
    ("ab", "<?xml version='1.0'?><!DOCTYPE html>a<!-- > x -->b", [36..<37, 49..<50]),
    ("a<b", "a<b", [0..<1]),
    ("1<2", "1<2", [0..<1, 1..<2, 2..<3]),
    ("&ä\u{A0}", "&amp;&auml;&#xA0;", [0..<5, 5..<11, 11..<17]),
    ("a & b;", "a & b;", [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6]),
    ("é😀", "é😀", [0..<2, 2..<6]),
    ("a\nb", "\u{FEFF} a\r\nb", [4..<5, 6..<7, 7..<8]),
    ("a\nb", "a\rb", [0..<1, 1..<2, 2..<3]),
    ("ab", "a  \n<i>\n b", [0..<1, 9..<10]),
    ("ax", "ab", [0..<1]),
    ("a<", "a&lt;", [0..<1, 1..<5]),
    ("a", "", []),
  ])
  func charactersHaveTheirBytes(text: String, markup: String, expected: [Range<Int>]) {
    #expect(places(text, in: Array(markup.utf8)) == expected)
  }

  @Test func westernBytesAreCharacters() {
    #expect(places("ä€", in: [0xE4, 0x80], isUTF8: false) == [0..<1, 1..<2])
  }

  @Test func noMarkupIsTooStrange() {
    for markup in ["<", "&", "&;", "<!", "<!-", "<!--", "</", "&#;", "&#x110000;", "<a href='"] {
      #expect(places("zz", in: Array(markup.utf8)).isEmpty, "\(markup)")
      #expect(places("zz", in: [0xFF, 0xC3] + Array(markup.utf8)).isEmpty, "\(markup)")
    }
  }
}
