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

  /// The rules that may match the element.
  func candidates(_ node: MarkupNode) -> [Candidate] {
    var found = others
    if !byName.isEmpty, let more = byName[node.lowercasedName] { found += more }
    guard node.hasAttributes else { return found }
    if !byClass.isEmpty, let words = node.attribute("class") {
      for word in words.spaced {
        if let more = byClass[String(word)] { found += more }
      }
    }
    if !byID.isEmpty, let id = node.identifier, let more = byID[id] { found += more }
    return found
  }
}

extension MarkupNode {
  /// The name as selectors have it; nearly every name is in lower case already.
  var lowercasedName: String {
    let name = name
    return name.utf8.contains { $0 >= 0x80 || 0x41...0x5A ~= $0 } ? name.lowercased() : name
  }
}
