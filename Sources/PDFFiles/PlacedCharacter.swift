/// One character as PDFium gives it, with its place on the page turned until the character is upright.
struct PlacedCharacter {
  var scalar: Unicode.Scalar
  var left: Float
  var right: Float
  var x: Float
  var y: Float
  var size: Float
  /// Quarters of a turn against the clock.
  var quarter: Int
  /// Its number among the characters of the page.
  var position: Int32 = 0
}
