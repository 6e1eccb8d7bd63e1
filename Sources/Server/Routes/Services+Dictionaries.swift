import Dictionaries
import Foundation
import HTTPServer
import Storage
import VorleserKit

extension Services {
  /// The routes of dictionaries and definitions.
  var dictionaryRoutes: [Route] {
    [
      Route("GET", "/api/define", query: ["word", "language"], needs: .person) { call in
        let word = (call.value("word") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !word.isEmpty, word.utf16.count <= DictionaryReader.wordLimit else {
          throw Problem.badRequest(
            "'word' takes a word or phrase of 1 to \(DictionaryReader.wordLimit) units.")
        }
        let definition = try await library.dictionaries.define(
          word, language: call.value("language"))
        return .json(DefinitionShape(word, definition))
      },
      Route("GET", "/api/dictionaries", needs: .person) { _ in
        .json(
          DictionaryListShape(
            dictionaries: DictionariesShape(try await library.dictionaries.all()).dictionaries,
            offered: try await library.dictionaries.offers().map {
              DictionaryListShape.Offer(id: $0.id, name: $0.name)
            }))
      },
      Route("POST", "/api/dictionaries", query: ["name", "offered"], needs: .admin) { call in
        if let offered = call.value("offered") {
          guard call.value("name") == nil else {
            throw Problem.badRequest("'name' and 'offered' can't be given together.")
          }
          let added = try await imports.pass(call.person) {
            try await library.dictionaries.add(offered: offered)
          }
          return .json(DictionariesShape(added), status: 201)
        }
        let name = try UploadName.cleaned(call.value("name"))
        let added = try await imports.pass(call.person) {
          let limit = DictionaryCollection.byteLimit
          let file = try await receive(
            call, named: name, limit: limit,
            orThrow: DictionaryError.tooLarge(file: name, limit: limit))
          return try await library.dictionaries.add([(file.url, name)])
        }
        return .json(DictionariesShape(added), status: 201)
      },
      Route("PATCH", "/api/dictionaries/{dictionary}", needs: .admin) { call in
        let id = try call.dictionary()
        let request = try await call.body(DictionaryRequest.self)
        return .json(
          DictionariesShape(
            try await library.dictionaries.change(id, isOn: request.on, place: request.place)))
      },
      Route("DELETE", "/api/dictionaries/{dictionary}", needs: .admin) { call in
        .json(DictionariesShape(try await library.dictionaries.remove(try call.dictionary())))
      },
    ]
  }
}

extension Call {
  /// The dictionary that the path names.
  ///
  /// - Throws: `DictionaryError.noSuchDictionary` for a text that is no number.
  fileprivate func dictionary() throws(DictionaryError) -> Int {
    guard let id = Self.number(values["dictionary"] ?? ""), id > 0 else {
      throw .noSuchDictionary
    }
    return id
  }
}
