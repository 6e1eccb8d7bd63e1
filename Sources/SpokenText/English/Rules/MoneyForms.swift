/// Amounts of money.
extension EnglishRules {
  /// Reads amounts from the currency sign on: `$3.50`, `£5-10`, `$1.2 million`.
  func money(at index: Int, kind: String = "") -> SpokenForm? {
    guard let currency = Currency.signs[source.symbol(index)],
      let low = numeral(at: source.afterSpace(index + 1))
    else { return nil }
    if let high = secondAmount(after: low, sign: source.symbol(index)) {
      let scale = moneyScale(after: high.end)
      let isRepeated =
        low.end < high.end
        && (low.end..<high.end).contains { source.symbol($0) == source.symbol(index) }
      let saysBoth = scale.words.isEmpty && (!low.fraction.isEmpty || isRepeated)
      let lowWords = saysBoth ? amount(low, currency, kind: kind) : words(low)
      let highWords =
        scale.words.isEmpty
        ? amount(high, currency, kind: kind)
        : "\(words(high)) \(scale.words) \(kind)\(currency.many)"
      return .words("\(lowWords) to \(highWords)", end: perTime(after: scale.end).end)
    }
    if low.value == 5 || low.isWhole,
      let shillings = oldMoney(after: low, sign: source.symbol(index))
    {
      return shillings
    }
    let scale = moneyScale(after: low.end)
    let base: String
    if scale.words.isEmpty {
      base =
        namesPaper(after: low.end)
        ? "\(words(low)) \(kind)\(currency.one)" : amount(low, currency, kind: kind)
    } else {
      base = "\(words(low)) \(scale.words) \(kind)\(currency.many)"
    }
    let per = perTime(after: scale.end)
    return .words(base + per.words, end: per.end)
  }

  /// Reads `US$5` and `Rs 5` from the letters on.
  func foreignDollars(at index: Int) -> SpokenForm? {
    if source.word(index) == "Rs" {
      let start = source.isSymbol(index + 1, ".") ? index + 2 : index + 1
      guard let rupees = numeral(at: source.afterSpace(start)) else { return nil }
      return .words("\(words(rupees)) \(rupees.isOne ? "rupee" : "rupees")", end: rupees.end)
    }
    guard source.isSymbol(index + 1, "$"), let kind = Currency.dollarPrefixes[source.word(index)]
    else {
      return nil
    }
    return money(at: index + 1, kind: kind + " ")
  }

  /// An amount with its hundredths.
  private func amount(_ numeral: Numeral, _ currency: Currency, kind: String = "") -> String {
    let isZero = numeral.fraction.allSatisfy { $0 == 0 }
    if isZero, numeral.vulgar == nil {
      let name = numeral.integer == [1] ? currency.one : currency.many
      return "\(wholeWords(numeral.integer)) \(kind)\(name)"
    }
    guard let part = currency.part, numeral.fraction.count == 2,
      let cents = DigitRow.value(numeral.fraction)
    else { return "\(words(numeral)) \(kind)\(currency.many)" }
    let small = "\(numbers.cardinal(cents)) \(cents == 1 ? part.one : part.many)"
    if numeral.integer.allSatisfy({ $0 == 0 }) { return small }
    let name = numeral.integer == [1] ? currency.one : currency.many
    return "\(wholeWords(numeral.integer)) \(kind)\(name) and \(small)"
  }

  private func secondAmount(after low: Numeral, sign: UInt16) -> Numeral? {
    let dash = source.afterSpace(low.end)
    guard source.symbol(dash).isHyphenOrDash else { return nil }
    var start = source.afterSpace(dash + 1)
    guard (dash == low.end) == (start == dash + 1) else { return nil }
    if source.symbol(start) == sign { start += 1 }
    return numeral(at: start)
  }

  private func moneyScale(after index: Int) -> (words: String, end: Int) {
    let next = source.afterSpace(index)
    guard let scale = Currency.scales[source.lower(next)] else { return ("", index) }
    // A letter that is apart from the number is more likely a word of its own, and a capital even
    // more so.
    if next > index, source.length(next) == 1, source.word(next) != "b", source.word(next) != "m" {
      return ("", index)
    }
    return (scale, next + 1)
  }

  /// The words for `/mo` after an amount.
  private func perTime(after index: Int) -> (words: String, end: Int) {
    guard source.isSymbol(index, "/"), let unit = MeasureUnit.divisors[source.lower(index + 1)]
    else {
      return ("", index)
    }
    return (" per \(unit)", index + 2)
  }

  /// Whether the amount names a note or a coin: a five dollar bill.
  private func namesPaper(after index: Int) -> Bool {
    let next = source.afterSpace(index)
    return next > index && ["bill", "note", "coin", "banknote"].contains(source.lower(next))
  }

  /// Reads pounds, shillings and pence: `£5 10s. 6d.`.
  private func oldMoney(after pounds: Numeral, sign: UInt16) -> SpokenForm? {
    guard sign == 0xA3, let first = oldCoin(at: source.afterSpace(pounds.end)) else { return nil }
    var parts = ["\(words(pounds)) \(pounds.isOne ? "pound" : "pounds")", first.words]
    var end = first.end
    let next = source.isSymbol(end, ",") ? end + 1 : end
    if let second = oldCoin(at: source.afterSpace(next)) {
      parts.append("and " + second.words)
      end = second.end
    }
    return .words(parts.joined(separator: " "), end: end)
  }

  /// Reads shillings and pence: `3s. 6d.`, `10s.`.
  func shillings(_ count: Numeral) -> SpokenForm? {
    guard count.isWhole, count.integer.count <= 2, source.word(count.end) == "s" else { return nil }
    let words = "\(words(count)) \(count.isOne ? "shilling" : "shillings")"
    let afterPoint = source.isSymbol(count.end + 1, ".") ? count.end + 2 : count.end + 1
    let pence = oldCoin(at: source.afterSpace(afterPoint))
    if let pence, pence.words.hasSuffix("pence") || pence.words.hasSuffix("penny") {
      return .words("\(words) and \(pence.words)", end: pence.end)
    }
    // Without pence the point tells shillings from the nineteen tens.
    guard afterPoint > count.end + 1, !source.isLast(afterPoint) else { return nil }
    return .words(words, end: afterPoint)
  }

  private func oldCoin(at index: Int) -> (words: String, end: Int)? {
    guard let count = numeral(at: index), count.isWhole, count.integer.count <= 2 else {
      return nil
    }
    let names = ["s": ("shilling", "shillings"), "d": ("penny", "pence")]
    guard let name = names[source.word(count.end)] else { return nil }
    return ("\(words(count)) \(count.isOne ? name.0 : name.1)", source.afterPoint(count.end + 1))
  }
}
