import Basics
import Foundation

/// The fields that are open in a paragraph (ECMA-376 part 1, 17.16): an instruction, and then the text that it has made.
struct WordFields {
  private struct Field {
    var instruction = ""
    var hasResult = false
    /// What Word draws of the instruction itself, whatever its result says; `nil` for other fields.
    var drawn: String?
    /// Where its result leads, or that of the field around it.
    var reference: String?
  }

  /// Longer instructions are not read; they hold a document's data.
  static let instructionLimit = 4_096

  /// Fields in fields are built to exhaust memory; the instructions of deeper ones are not read.
  static let depthLimit = 32

  private var open: [Field] = []
  /// How many deeper ones are open.
  private var deeper = 0

  /// Whether what stands here is an instruction, which nobody reads.
  var isInstruction: Bool { open.contains { !$0.hasResult || $0.drawn != nil } }

  /// Where the text that stands here leads.
  var reference: String? { open.last?.reference }

  /// Takes a part of the innermost instruction.
  mutating func add(_ text: String) {
    guard deeper == 0, let last = open.indices.last, !open[last].hasResult,
      open[last].instruction.utf8.count <= Self.instructionLimit
    else { return }
    open[last].instruction += text
  }

  /// Takes a mark: the begin of a field, of its result, or its end.
  ///
  /// - Returns: The markup of a field that has ended and that Word draws of its instruction.
  @discardableResult
  mutating func mark(_ type: String?) -> String? {
    switch type {
    case "begin" where open.count == Self.depthLimit: deeper += 1
    case "begin": open.append(Field())
    case "separate" where deeper == 0: beginResult()
    case "end" where deeper > 0: deeper -= 1
    case "end":
      // A field without a result ends with its instruction.
      if open.last?.hasResult == false { beginResult() }
      let drawn = open.popLast()?.drawn
      return isInstruction ? nil : drawn
    default: break
    }
    return nil
  }

  /// Reads the innermost instruction, once for all runs of its result.
  private mutating func beginResult() {
    guard let last = open.indices.last, !open[last].hasResult else { return }
    let instruction = open[last].instruction
    let isRead = instruction.utf8.count <= Self.instructionLimit
    let outer = open.dropLast().last?.reference
    open[last].drawn = isRead ? Self.drawn(instruction) : nil
    open[last].reference = (isRead ? Self.reference(instruction) : nil) ?? outer
    open[last].instruction = ""
    open[last].hasResult = true
  }

  /// What an instruction draws, as XHTML: a character of a font, or a formula; `nil` for other instructions.
  static func drawn(_ instruction: String) -> String? {
    let words = words(of: instruction)
    switch words.first?.uppercased() {
    case "SYMBOL" where words.count > 1:
      let isHexadecimal = words[1].lowercased().hasPrefix("0x")
      let number = isHexadecimal ? UInt32(words[1].dropFirst(2), radix: 16) : UInt32(words[1])
      let font = words.firstIndex { $0.lowercased() == "\\f" }.map { words.index(after: $0) }
      let character = WordSymbols.character(
        number.map { String($0, radix: 16) },
        font: font.flatMap { $0 < words.count ? words[$0] : nil })
      return String(character ?? "\u{FFFD}").escapedAsMarkup
    case "EQ":
      let rest = instruction.drop(while: \.isWhitespace).dropFirst(2)
      return WordEquation.line(rest.drop(while: \.isWhitespace)).map(\.markup).joined()
    default: return nil
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
