/// Names headings as GitHub does, so that links in a text to its own headings lead there.
struct HeadingSlugs {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Keeps names from being given out.
  ///
  /// - Parameter names: What the document names itself.
  mutating func reserve(_ names: some Sequence<String>) {
    taken.formUnion(names)
  }

  /// The name of the next heading: lowercase letters and digits, hyphens for spaces, a number where it is taken.
  ///
  /// - Parameter label: What the heading says.
  /// - Returns: An `id` that no other element has.
  mutating func next(_ label: String) -> String {
    let kept = label.lowercased().unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar == " " { return "-" }
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isWord || scalar == "-" || scalar == "_" ? scalar : nil
    }
    let base = kept.isEmpty ? "section" : String(String.UnicodeScalarView(kept))
    var name = base
    var count = counts[base] ?? 0
    while taken.contains(name) {
      count += 1
      name = "\(base)-\(count)"
    }
    counts[base] = count
    taken.insert(name)
    return name
  }
}
