import Foundation

/// The fields that are open in a paragraph (ECMA-376 part 1, 17.16): an instruction, and then the text that it has made.
struct WordFields {
  private struct Field {
    var instruction = ""
    var hasResult = false
  }

  /// Longer instructions are not read; they hold a document's data.
  private static let instructionLimit = 4_096

  private var open: [Field] = []

  /// Whether what stands here is an instruction, which nobody reads.
  var isInstruction: Bool { open.contains { !$0.hasResult } }

  /// Where the text that stands here leads.
  var reference: String? {
    open.reversed().lazy.compactMap { Self.reference($0.instruction) }.first
  }

  /// Takes a part of the innermost instruction.
  mutating func add(_ text: String) {
    guard let last = open.indices.last, !open[last].hasResult,
      open[last].instruction.utf8.count < Self.instructionLimit
    else { return }
    open[last].instruction += text
  }

  /// Takes a mark: the begin of a field, of its result, or its end.
  mutating func mark(_ type: String?) {
    switch type {
    case "begin": open.append(Field())
    case "separate": if let last = open.indices.last { open[last].hasResult = true }
    case "end": _ = open.popLast()
    default: break
    }
  }

  /// Where an instruction leads: an address, or `#` and a name in the document; `nil` for other instructions.
  static func reference(_ instruction: String) -> String? {
    var words = words(of: instruction)[...]
    guard let name = words.popFirst()?.uppercased() else { return nil }
    switch name {
    case "HYPERLINK":
      var address: String?
      var place: String?
      while let word = words.popFirst() {
        switch word.lowercased() {
        case "\\l": place = words.popFirst()
        case "\\o", "\\t": _ = words.popFirst()
        case let option where option.hasPrefix("\\"): break
        default: address = address ?? word
        }
      }
      let fragment = place.map { "#" + encoded($0) }
      return address.map { $0 + (fragment ?? "") } ?? fragment
    case "REF", "PAGEREF", "NOTEREF":
      guard let place = words.popFirst(), words.contains(where: { $0.lowercased() == "\\h" }) else {
        return nil
      }
      return "#" + encoded(place)
    default: return nil
    }
  }

  private static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? name
  }

  /// The words of an instruction; what is in quotation marks is one.
  private static func words(of instruction: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var isOpen = false
    for character in instruction {
      if "\"“”".contains(character) {
        isQuoted.toggle()
        if isQuoted { words.append("") }
        isOpen = isQuoted
      } else if character.isWhitespace, !isQuoted {
        isOpen = false
      } else if isOpen {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        isOpen = true
      }
    }
    return words
  }
}
