import ReadingModel

@testable import SpokenText

/// What is said in some paragraphs, for tests.
struct SaidText {
  let units: [UInt16]
  let quotations: [Quotation]

  /// Finds what is said.
  ///
  /// - Parameters:
  ///   - text: Paragraphs, one a line.
  ///   - language: BCP 47 tag.
  init(_ text: String, _ language: String? = "en") {
    units = Array(text.utf16)
    var blocks: [Block] = []
    var start = 0
    for place in 0...units.count where place == units.count || units[place] == 0x0A {
      blocks.append(Block(.paragraph, start..<place))
      start = place + 1
    }
    quotations = Dialogue.quotations(in: units, blocks: blocks, language: language)
  }

  /// The quotations with their marks.
  var pieces: [String] {
    quotations.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  /// The speakers, "-" for none.
  var speakers: [String] { quotations.map { $0.speaker ?? "-" } }
}
