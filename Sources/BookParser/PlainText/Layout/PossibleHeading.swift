/// A line that may be a heading.
struct PossibleHeading {
  var bytes: [UInt8]
  var offset: Int
  var length: Int
  var textBefore: Int
  var previousLength: Int
  /// Whether a blank line follows; `nil` while that is unknown.
  var precedesBlank: Bool?
}
