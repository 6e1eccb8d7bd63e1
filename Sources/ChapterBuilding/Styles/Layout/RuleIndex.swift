import Markup

/// Finds the rules that may match an element, by the id, class or name that their subject needs.
struct RuleIndex {
  /// A rule that may match an element.
  struct Candidate {
    /// The rule's number.
    var rule: Int
    /// Whether it matches without a look at the element: the index's key is all that it asks for.
    var isSure: Bool
  }

  private var byClass: [String: [Candidate]] = [:]
  private var byID: [String: [Candidate]] = [:]
  private var byName: [String: [Candidate]] = [:]
  private var others: [Candidate] = []
  private var known: [Kind: [Candidate]] = [:]

  /// What elements have in common whose candidates are the same, but for rules about ids.
  struct Kind: Hashable {
    var name: String
    var classes: String?
  }

  /// The most candidates that are kept, of all kinds together: more than a chapter of people's books has, in 2 MB.
  private static let knownLimit = 100_000
  /// The longest class attribute, in UTF-8 units, whose candidates are kept: people write some twenty.
  private static let classesLimit = 256
  private var knownCount = 0

  /// Whether it holds no rule.
  private(set) var isEmpty = true

  /// Adds a rule.
  ///
  /// - Parameters:
  ///   - rule: Its number.
  ///   - test: Its selector.
  mutating func add(_ rule: Int, _ test: ElementTest) {
    isEmpty = false
    var place: (id: String?, name: String?, word: String?)
    for condition in test.subject {
      switch condition {
      case .id(let id): place.id = id
      case .class(let word): place.word = word
      case .name(let name): place.name = name
      default: continue
      }
    }
    let isKey = test.compounds.count == 1 && test.subject.count == 1
    if let id = place.id {
      byID[id, default: []].append(Candidate(rule: rule, isSure: isKey))
    } else if let word = place.word {
      byClass[word, default: []].append(Candidate(rule: rule, isSure: isKey))
    } else if let name = place.name {
      byName[name, default: []].append(Candidate(rule: rule, isSure: isKey))
    } else {
      others.append(Candidate(rule: rule, isSure: false))
    }
  }

  /// The element's kind, if nothing else tells which rules may match it, and if it may be kept.
  ///
  /// - Parameter node: The element.
  /// - Returns: The kind; `nil` if rules about ids may match, too.
  func kind(of node: MarkupNode) -> Kind? {
    let name = node.lowercasedName
    guard node.hasAttributes else { return Kind(name: name, classes: nil) }
    guard byID.isEmpty || node.identifier == nil else { return nil }
    let classes = byClass.isEmpty ? nil : node.attribute("class")
    guard classes?.utf8.count ?? 0 <= Self.classesLimit else { return nil }
    return Kind(name: name, classes: classes)
  }

  /// The rules that may match the element.
  ///
  /// Elements alike in name and classes have the same ones, and a chapter has few kinds of them; so they are kept.
  mutating func candidates(_ node: MarkupNode) -> [Candidate] {
    guard !isEmpty else { return [] }
    let name = node.lowercasedName
    guard node.hasAttributes else { return candidates(name: name, classes: nil) }
    let found = candidates(name: name, classes: byClass.isEmpty ? nil : node.attribute("class"))
    guard !byID.isEmpty, let id = node.identifier, let more = byID[id] else { return found }
    return found + more
  }

  private mutating func candidates(name: String, classes: String?) -> [Candidate] {
    let kind = Kind(name: name, classes: classes)
    if let found = known[kind] { return found }
    var found = others
    if let more = byName[name] { found += more }
    for word in classes?.spaced ?? [] {
      if let more = byClass[String(word)] { found += more }
    }
    keep(found, for: kind)
    return found
  }

  private mutating func keep(_ found: [Candidate], for kind: Kind) {
    guard kind.classes?.utf8.count ?? 0 <= Self.classesLimit else { return }
    // The kind itself counts as well.
    knownCount += found.count + 1
    if knownCount > Self.knownLimit {
      known.removeAll()
      knownCount = found.count + 1
    }
    known[kind] = found
  }
}

extension MarkupNode {
  /// The name as selectors have it; nearly every name is in lower case already.
  var lowercasedName: String {
    let name = name
    return name.utf8.contains { $0 >= 0x80 || 0x41...0x5A ~= $0 } ? name.lowercased() : name
  }
}
