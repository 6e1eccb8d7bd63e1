/// Telephone numbers, codes, fractions, percentages, ranges and plain numbers.
extension ChineseRules {
  // MARK: Digit by digit

  private static let callBefore = ["打", "拨", "撥", "电话", "電話", "热线", "熱線", "手机", "手機"]
  private static let callAfter = ["打个", "打個", "电话", "電話", "热线", "熱線", "报警", "報警"]
  private static let codeBefore = [
    "尾号", "尾號", "号码", "號碼", "编号", "編號", "代码", "代碼", "密码", "密碼", "邮编", "郵編", "学号", "學號",
    "卡号", "卡號", "车牌", "車牌", "房间号", "房間號", "验证码", "驗證碼",
  ]

  /// Reads a telephone number.
  func telephone(at index: Int) -> SpokenForm? {
    var digits: [UInt8] = []
    var end = index
    var groups = 0
    while text.isDigit(end), groups < 5 {
      let next = text.digitsEnd(end)
      digits += text.digits(end..<next)
      end = next
      groups += 1
      guard text.isOne(of: "- ", end), text.isDigit(end + 1) else { break }
      end += 1
    }
    let first = text.digitsEnd(index) - index
    if digits.count == 11, digits[0] == 1, digits[1] >= 3, groups == 1 || first == 3 {
      return .words(ChineseNumerals.row(digits, isTelephone: true), end: end)
    }
    // An area code begins with a zero.
    if groups > 1, digits[0] == 0, (3...4).contains(first), (10...12).contains(digits.count) {
      return .words(ChineseNumerals.row(digits), end: end)
    }
    let one = text.digitsEnd(index)
    let isCall =
      text.last(of: Self.callBefore, before: index) != nil
      || text.first(of: Self.callAfter, one) != nil
    guard isCall, first >= 3, text.unit(one) != UInt16(ascii: ".") else { return nil }
    return .words(ChineseNumerals.row(text.digits(index..<one), isTelephone: true), end: one)
  }

  /// Reads digits that count nothing, as after 尾号, in `127.0.0.1` and in `A380`, one by one.
  func code(at index: Int) -> SpokenForm? {
    let end = text.digitsEnd(index)
    let digits = text.digits(index..<end)
    if text.isLatin(index - 1), !text.isLatin(end) {
      let isLong = digits.count > 2 || digits[0] == 0
      return .words(isLong ? ChineseNumerals.row(digits) : words(digits), end: end)
    }
    var label = index
    while label > 0, text.isOne(of: "是为為：: ", label - 1) { label -= 1 }
    if digits.count > 2, text.last(of: Self.codeBefore, before: label) != nil {
      return .words(ChineseNumerals.row(digits), end: end)
    }
    // The number of a room: `205室`.
    if digits.count > 2, text.first(of: ["室", "号房", "號房"], end) != nil,
      text.first(of: Self.indoors, end) == nil, text.last(of: Self.roomCounts, before: index) == nil
    {
      return .words(ChineseNumerals.row(digits), end: end)
    }
    return dotted(at: index)
  }

  /// Words that begin with 室 and follow a count.
  private static let indoors = ["室内", "室內", "室外", "室温", "室溫"]
  /// Words before a count of rooms.
  private static let roomCounts = ["有", "共", "客房", "约", "約", "设", "設", "建"]

  /// Reads four numbers with points between them, or three that are no date.
  private func dotted(at index: Int) -> SpokenForm? {
    let (parts, end) = text.dotted(at: index)
    let isVersion = parts.count == 3 && parts[0].count < 4
    guard parts.count > 3 || isVersion else { return nil }
    return .words(parts.map { ChineseNumerals.row($0) }.joined(separator: "点"), end: end)
  }

  // MARK: Fractions and amounts

  /// Reads `3/16`.
  func fraction(at index: Int) -> SpokenForm? {
    guard let (above, below, end) = text.fraction(at: index) else { return nil }
    return .words("\(words(below))分之\(words(above))", end: end)
  }

  /// Reads a number, with its unit and its currency if they have signs.
  func quantity(at index: Int) -> SpokenForm? {
    guard let number = text.number(at: index) else { return nil }
    if let percent = percent(number) { return percent }
    if let unit = unit(after: number) { return unit }
    let isPair = !number.hasLeadingZero && isCounting(number.end, after: index)
    return .words(words(number, saysPair: isPair), end: number.end)
  }

  private func percent(_ number: HanNumber) -> SpokenForm? {
    let sign = text.afterSpace(number.end)
    switch text.unit(sign) {
    case UInt16(ascii: "%"): return .words("百分之" + words(number), end: sign + 1)
    case 0x2030: return .words("千分之" + words(number), end: sign + 1)
    default: return nil
    }
  }

  /// Measure words, and nouns that are counted like them; before these a 2 is 两.
  private static let measures = Set(
    """
    个個位只隻条條张張本头頭匹件人天年次遍岁歲周週秒种種名家座辆輛倍块塊元米份句首封棵朵颗顆粒滴枚扇支枝把间間套双\
    雙对對群口杯碗瓶盒箱袋包根片段节節幅部台臺架艘艇趟场場阵陣声聲步下回里裡国國边邊手眼万萬亿億千
    """.unicodeScalars.filter { $0.value < 0x10000 }.map { UInt16($0.value) })
  private static let longMeasures = ["小时", "小時", "分钟", "分鐘", "公里", "公斤", "点钟", "點鐘", "点半", "點半"]
  /// Words that begin like a measure word.
  ///
  /// A number before them is a name.
  private static let names = ["年级", "年級", "个月大", "月", "日", "号", "號", "楼", "樓"]

  private func isCounting(_ end: Int, after start: Int) -> Bool {
    guard !text.isOne(of: "第初周週", start - 1), text.first(of: Self.names, end) == nil else {
      return false
    }
    return Self.measures.contains(text.unit(end)) || text.first(of: Self.longMeasures, end) != nil
  }
}
