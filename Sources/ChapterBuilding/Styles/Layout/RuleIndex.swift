import Markup

/// Finds the rules that may match an element, by the id, class or name that their subject needs.
struct RuleIndex {
  private var byClass: [String: [Int]] = [:]
  private var byID: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var others: [Int] = []

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
    if let id = place.id {
      byID[id, default: []].append(rule)
    } else if let word = place.word {
      byClass[word, default: []].append(rule)
    } else if let name = place.name {
      byName[name, default: []].append(rule)
    } else {
      others.append(rule)
    }
  }

  /// The numbers of the rules that may match the element.
  func candidates(_ node: MarkupNode) -> [Int] {
    var found = others
    if !byName.isEmpty, let more = byName[node.name.lowercased()] { found += more }
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
