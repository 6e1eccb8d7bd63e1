import Dictionaries
import ReadingModel
import VorleserKit

/// A dictionary of the library.
struct DictionaryShape: Codable, Sendable {
  var id: Int
  var name: String
  @Null var about: String?
  var format: String
  var words: Int
  var on: Bool

  init(_ dictionary: LibraryDictionary) {
    id = dictionary.id
    name = dictionary.name
    about = dictionary.about
    format = dictionary.format
    words = dictionary.wordCount
    on = dictionary.isOn
  }
}

/// Answer of `GET /api/dictionaries`.
struct DictionaryListShape: Codable, Sendable {
  /// A dictionary on this machine that is not in the library.
  struct Offer: Codable, Sendable {
    var id: String
    var name: String
  }

  var dictionaries: [DictionaryShape]
  var offered: [Offer]
}

/// Answer of routes that change the dictionaries.
struct DictionariesShape: Codable, Sendable {
  var dictionaries: [DictionaryShape]

  init(_ dictionaries: [LibraryDictionary]) {
    self.dictionaries = dictionaries.map(DictionaryShape.init)
  }
}

/// Body of `PATCH /api/dictionaries/{dictionary}`.
struct DictionaryRequest: RequestShape {
  static let fields = ["on", "place"]

  var on: Bool?
  var place: Int?
}

/// Answer of `GET /api/define`.
struct DefinitionShape: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var headword: String
    @Null var pronunciation: String?
    var html: String
  }

  struct Section: Codable, Sendable {
    var id: Int
    var name: String
    var entries: [Entry]
    @Null var problem: String?
  }

  var word: String
  var dictionaries: [Section]
  var suggestions: [String]
  var asked: Int

  init(_ word: String, _ definition: Definition) {
    self.word = word
    dictionaries = definition.sections.map { section in
      Section(
        id: section.dictionary.id, name: section.dictionary.name,
        entries: section.entries.map {
          Entry(headword: $0.headword, pronunciation: $0.pronunciation, html: $0.html)
        }, problem: section.problem)
    }
    suggestions = definition.suggestions
    asked = definition.dictionaryCount
  }
}
