/// The vowel that is stressed.
extension PortugueseSounds {
  var nuclei: [Int] {
    units.indices.filter { if case .vowel = units[$0] { true } else { false } }
  }

  func stressed(_ nuclei: [Int]) -> Int? {
    let accent = nuclei.last { index in
      if case .vowel(let letter, _) = units[index] {
        "áâàéêíóôú".unicodeScalars.contains(letter)
      } else {
        false
      }
    }
    if let accent { return accent }
    let tilde = nuclei.last { index in
      if case .vowel(let letter, _) = units[index] { letter == "ã" || letter == "õ" } else { false }
    }
    if let tilde { return tilde }
    let isPlainEnd = isReducedEnd || ["am", "em", "ens"].contains { ending($0) }
    return isPlainEnd && nuclei.count > 1 && !endsInGlide ? nuclei[nuclei.count - 2] : nuclei.last
  }

  func ending(_ text: String) -> Bool {
    letters.count >= text.count && letters.suffix(text.count).elementsEqual(text.unicodeScalars)
  }

  var endsInGlide: Bool {
    if case .glide = units.last { return true }
    if units.count > 1, case .glide = units[units.count - 2], letters.last == "s" { return true }
    return false
  }
}
