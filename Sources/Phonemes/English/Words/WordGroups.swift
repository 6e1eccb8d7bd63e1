/// The written words of a sentence, each as a group of tokens.
struct WordGroups {
  private(set) var groups: [[Token]] = []
  /// Whether the last group takes more pieces.
  private var isOpen = false

  /// Groups tokens.
  ///
  /// - Parameters:
  ///   - tokens: Tagged words and marks of a sentence.
  ///   - text: The sentence.
  init(_ tokens: [Token], of text: TextSlice) {
    groups.reserveCapacity(tokens.count)
    var currency: Currency?
    for (index, token) in tokens.enumerated() {
      var pieces = Self.pieces(of: token, in: text)
      for place in pieces.indices {
        Self.mark(&pieces, at: place)
        if pieces[place].alias == nil, pieces[place].phonemes == nil, currency != nil {
          if pieces[place].tag != .number {
            currency = nil
          } else if place == pieces.count - 1,
            index == tokens.count - 1 || tokens[index + 1].tag != .number
          {
            pieces[place].currency = currency
          }
        }
        if pieces[place].tag == .dollar, pieces[place].phonemes == "",
          let sign = Currency(rawValue: pieces[place].text)
        {
          currency = sign
        }
        append(pieces[place])
      }
    }
  }

  /// The pieces of a token.
  private static func pieces(of token: Token, in text: TextSlice) -> [Token] {
    guard token.phonemes == nil else { return [token] }
    let ranges = Subwords.pieces(of: text.scalars[token.range])
    guard ranges.count != 1 || ranges[0] != token.range else { return [token] }
    // A silent token stays whole, so that its place is not lost.
    guard let last = ranges.last else { return [token] }
    return ranges.map { range in
      var piece = token
      piece.text = text.text(range)
      piece.range = range
      piece.hasTrailingSpace = range == last && token.hasTrailingSpace
      piece.pronunciation = nil
      return piece
    }
  }

  /// Decides on marks, currency signs and a `2` between letters.
  private static func mark(_ pieces: inout [Token], at index: Int) {
    let piece = pieces[index]
    guard piece.alias == nil, piece.phonemes == nil else { return }
    if piece.tag == .dollar, Currency(rawValue: piece.text) != nil {
      pieces[index].phonemes = ""
    } else if piece.tag == .colon, piece.text == "-" || piece.text == "–" {
      pieces[index].phonemes = "—"
    } else if piece.tag.isMark, !piece.text.isASCIIWord {
      pieces[index].phonemes = Marks.phonemes(of: piece)
    } else if piece.text == "2", index > 0, index < pieces.count - 1,
      pieces[index - 1].text.unicodeScalars.last?.isLetter == true,
      pieces[index + 1].text.unicodeScalars.first?.isLetter == true
    {
      pieces[index].alias = "to"
    }
  }

  private mutating func append(_ token: Token) {
    if token.alias != nil || token.phonemes != nil {
      groups.append([token])
      isOpen = false
      return
    }
    guard isOpen, let last = groups.indices.last else {
      groups.append([token])
      isOpen = !token.hasTrailingSpace
      return
    }
    var piece = token
    piece.isHead = false
    groups[last].append(piece)
    isOpen = !token.hasTrailingSpace
  }
}
