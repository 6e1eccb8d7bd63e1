/// The words of the rules.
extension HindiRules {
  /// A currency with its hundredth part.
  struct Currency {
    var one: String
    var many: String
    var part: String?
  }

  static let currencies: [String: Currency] = {
    let rupee = Currency(one: "रुपया", many: "रुपए", part: "पैसे")
    func plain(_ name: String, _ part: String? = nil) -> Currency {
      Currency(one: name, many: name, part: part)
    }
    return [
      "₹": rupee, "रु": rupee, "रू": rupee, "Rs": rupee, "INR": rupee, "$": plain("डॉलर", "सेंट"),
      "€": plain("यूरो", "सेंट"), "£": plain("पाउंड", "पेंस"), "¥": plain("येन"), "₩": plain("वॉन"),
      "₺": plain("लीरा"), "₿": plain("बिटकॉइन"), "₽": plain("रूबल"), "৳": plain("टका"), "₦": plain("नाइरा"),
      "USD": plain("डॉलर", "सेंट"), "EUR": plain("यूरो", "सेंट"), "GBP": plain("पाउंड", "पेंस"),
    ]
  }()

  static let large: Set<String> = [
    "हज़ार", "हजार", "लाख", "करोड़", "अरब", "खरब", "सौ", "मिलियन", "बिलियन",
  ]

  /// Pairs of `written=spoken`, one a line.
  private static func pairs(_ list: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in list.split(separator: "\n") {
      let sides = line.split(separator: "=").map(String.init)
      if sides.count == 2 { table[sides[0]] = sides[1] }
    }
    return table
  }

  static let units: [String: String] = pairs(
    """
    m=मीटर
    km=किलोमीटर
    cm=सेंटीमीटर
    mm=मिलीमीटर
    mi=मील
    ft=फीट
    in=इंच
    yd=यार्ड
    ha=हेक्टेयर
    ac=एकड़
    g=ग्राम
    kg=किलोग्राम
    mg=मिलीग्राम
    lb=पाउंड
    oz=आउन्स
    qt=क्वार्ट
    pt=पिंट
    cg=सेंटीग्राम
    q=क्विंटल
    yr=वर्ष
    t=टन
    l=लीटर
    L=लीटर
    ml=मिलीलीटर
    mL=मिलीलीटर
    h=घंटे
    hr=घंटा
    min=मिनट
    s=सेकंड
    sec=सेकंड
    Hz=हर्ट्ज़
    kHz=किलोहर्ट्ज़
    MHz=मेगाहर्ट्ज़
    GHz=गीगाहर्ट्ज़
    W=वाट
    kW=किलोवाट
    MW=मेगावाट
    kWh=किलोवाट घंटा
    V=वोल्ट
    K=केल्विन
    KB=किलोबाइट
    MB=मेगाबाइट
    GB=गीगाबाइट
    TB=टेराबाइट
    kmph=किलोमीटर प्रति घंटा
    kcal=किलोकैलोरी
    """)

  /// Abbreviations without their last point; parts are joined by points.
  ///
  /// `#` stands before those that a number follows, `^` before those that follow a number.
  static let abbreviations: [String: String] = pairs(
    """
    डॉ=डॉक्टर
    डा=डॉक्टर
    प्रो=प्रोफेसर
    इं=इंजीनियर
    ले=लेफ्टिनेंट
    वै=वैज्ञानिक
    मा=मास्टर
    पं=पंडित
    मि=मिस्टर
    कु=कुमारी
    स्व=स्वर्गीय
    एड=एडवोकेट
    चौ=चौधरी
    कै=कैप्टन
    ठा=ठाकुर
    लि=लिमिटेड
    प्रा.लि=प्राइवेट लिमिटेड
    वि.सं=विक्रम संवत
    ई.पू=ईसा पूर्व
    ^ई=ईस्वी
    कि.मी=किलोमीटर
    सें.मी=सेंटीमीटर
    से.मी=सेंटीमीटर
    मि.मी=मिलीमीटर
    कि.ग्रा=किलोग्राम
    मि.ग्रा=मिलीग्राम
    मि.ली=मिलीलीटर
    ^मी=मीटर
    ^ग्रा=ग्राम
    ^ली=लीटर
    #पृ=पृष्ठ
    #क्र=क्रमांक
    #सं=संख्या
    #नं=नंबर
    #दि=दिनांक
    #ता=तारीख
    """)
}
