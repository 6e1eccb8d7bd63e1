/// The languages whose letters the detector knows, by BCP 47 tag (without the hyphen).
enum Language: String, Sendable, CaseIterable {
  case ar, be, bg, ca, cs, cy, da, de, el, eo, es, et, fa, fi, fr, ga, he, hr, hu, it, lt, lv, mk
  case mt, nb, nl, pl, pt, ro, ru, sk, sl, sq, sr, sv, th, tr, uk, vi
  case icelandic = "is"
  /// Vietnamese with separate marks for its tones, as in windows-1258.
  case viMarks
  case zhHans, zhHant, ja, ko

  /// The BCP 47 tag.
  var tag: String {
    switch self {
    case .viMarks: "vi"
    case .zhHans: "zh-Hans"
    case .zhHant: "zh-Hant"
    default: rawValue
    }
  }
}
