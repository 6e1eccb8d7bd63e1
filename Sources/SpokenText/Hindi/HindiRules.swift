/// The rules of Hindi normalisation, applied from left to right.
///
/// The first rule that knows a token reads it.
struct HindiRules: TokenRules {
  let source: SourceText

  func number(at index: Int) -> SpokenForm? {
    address(at: index) ?? date(at: index) ?? time(at: index) ?? telephone(at: index)
      ?? ordinal(at: index) ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? money(atSign: index) ?? abbreviation(at: index) ?? initialism(at: index)
      ?? times(at: index)
  }

  /// The most groups behind the first one of a number of 18 digits.
  private static let mostGroups = 9

  /// A number with commas as India or the West writes them: `1,00,000`, `1,000,000.5`.
  func numeral(at index: Int) -> PointedNumeral? {
    guard source.isNumber(index) else { return nil }
    var numeral = PointedNumeral(integer: source.digits(index), end: index + 1)
    var groups: [Int] = []
    while groups.count < Self.mostGroups, source.isSymbol(index + 1 + 2 * groups.count, ","),
      source.isNumber(index + 2 + 2 * groups.count)
    {
      groups.append(index + 2 + 2 * groups.count)
    }
    // The last group has three digits, the others two or three.
    let isGrouped =
      numeral.integer.count <= 3 && groups.last.map { source.length($0) == 3 } == true
      && groups.dropLast().allSatisfy { (2...3).contains(source.length($0)) }
    if isGrouped, let last = groups.last {
      for group in groups { numeral.integer += source.digits(group) }
      numeral.isGrouped = true
      numeral.end = last + 1
    }
    let mark = numeral.end
    // Three parts are a version or a section.
    guard source.isSymbol(mark, "."), source.isNumber(mark + 1),
      !(source.isSymbol(mark + 2, ".") && source.isNumber(mark + 3))
    else { return numeral }
    numeral.fraction = source.digits(mark + 1)
    numeral.hasPoint = true
    numeral.end = mark + 2
    return numeral
  }

  func value(_ index: Int, _ range: ClosedRange<UInt64>) -> UInt64? {
    guard source.isNumber(index), let value = DigitRow.value(source.digits(index)),
      range.contains(value)
    else { return nil }
    return value
  }
}
