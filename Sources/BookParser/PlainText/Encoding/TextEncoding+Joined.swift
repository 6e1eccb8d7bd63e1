extension TextEncoding {
  /// UTF-8 with passages in another encoding: somebody has joined two files.
  ///
  /// Each line is in UTF-8 or in the other encoding; ``JoinedLines`` says which.
  static let joined = (singleByte + multiByte).map {
    TextEncoding("\(utf8.name)+\($0.name)", nil, .utf8)
  }

  /// The encoding of the lines that are no UTF-8; `nil` for a text in one encoding.
  var other: TextEncoding? { Self.others[name] }

  /// UTF-8 with passages in this encoding; `nil` for an encoding that does not contain ASCII.
  var joinedToUTF8: TextEncoding? { Self.joined.first { $0.other == self } }

  private static let others = Dictionary(
    uniqueKeysWithValues: zip(joined.map(\.name), singleByte + multiByte))
}
