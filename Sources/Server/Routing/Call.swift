import Foundation
import HTTPServer
import ReadingModel

/// A request with the values that its route found in the path.
struct Call: Sendable {
  /// The largest JSON body in bytes; all known bodies have a few short fields.
  static let bodyLimit = 64 << 10

  let request: HTTPRequest
  let values: [String: String]
  /// The origin of the request.
  var origin = Origin(scheme: "http", host: "localhost", client: "127.0.0.1")
  /// The person who asks, and the proof of identity.
  var caller = Caller.owner
  /// The person who asks.
  var person: PersonID { caller.person }

  /// The book that the path names.
  ///
  /// - Throws: ``Problem`` `not-found` for a text that is no number.
  func book() throws(Problem) -> Int {
    guard let id = Self.number(values["id"] ?? ""), id > 0 else {
      throw Problem.notFound("There is no such book.")
    }
    return id
  }

  /// A value of the query, or `nil` if it is not given.
  func value(_ name: String) -> String? {
    request.query.first { $0.name == name }?.value
  }

  /// A number in the query.
  ///
  /// - Throws: ``Problem`` `bad-request` when it is missing or no number from 0 up.
  func number(_ name: String) throws(Problem) -> Int {
    guard let text = value(name) else { throw Problem.badRequest("'\(name)' is missing.") }
    guard let number = Self.number(text) else {
      throw Problem.badRequest("'\(name)' takes a whole number from 0 up.")
    }
    return number
  }

  /// A number in the query that may be left out.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - usual: What counts where it is not given.
  /// - Returns: The number.
  /// - Throws: ``Problem`` `bad-request` when it is no number from 0 up.
  func number(_ name: String, or usual: Int) throws(Problem) -> Int {
    value(name) == nil ? usual : try number(name)
  }

  /// A switch in the query: `true`, `false`, or not given.
  ///
  /// - Throws: ``Problem`` `bad-request` for anything else.
  func flag(_ name: String) throws(Problem) -> Bool {
    switch value(name) {
    case nil, "false": return false
    case "true": return true
    default: throw Problem.badRequest("'\(name)' can be 'true' or 'false'.")
    }
  }

  /// Reads a number that consists of digits only.
  static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard text.utf8.count == 1 || !text.hasPrefix("0") else { return nil }
    return Int(text).flatMap { Whole.range.contains($0) ? $0 : nil }
  }

  /// Whether the client has this version already.
  func has(_ tag: EntityTag) -> Bool {
    request.header("If-None-Match").map(tag.matches) ?? false
  }

  /// The body as JSON.
  ///
  /// - Parameters:
  ///   - shape: The type of the body.
  ///   - limit: The most bytes.
  /// - Returns: The decoded body.
  /// - Throws: ``Problem`` `bad-request` when the body does not fit the type, `too-large`.
  func body<Shape: RequestShape>(
    _ shape: Shape.Type, limit: Int = Call.bodyLimit
  ) async throws -> Shape {
    let data = try await data(limit: limit)
    let decoder = JSONDecoder()
    // What is no object in JSON is refused in one sentence; fields are named one by one after that.
    guard let names = try? decoder.decode(FieldNames.self, from: data).names else {
      throw Problem.badRequest("The body must be an object in JSON.")
    }
    if let unknown = names.sorted().first(where: { !shape.fields.contains($0) }) {
      throw Problem.badRequest("There is no field '\(unknown.prefix(40))'.")
    }
    do {
      return try decoder.decode(shape, from: data)
    } catch {
      throw Problem.badRequest(
        "The body must have \(Self.sentence(shape.fields)), each of its kind.")
    }
  }

  /// The body's bytes.
  ///
  /// - Parameter limit: The most bytes.
  /// - Returns: All of it.
  /// - Throws: ``Problem`` `too-large`.
  func data(limit: Int) async throws -> Data {
    do {
      return Data(try await request.body.collected(limit: limit))
    } catch let error as HTTPServerError where error.kind == .bodyTooSlow {
      throw Problem.badRequest(error.message)
    } catch let error as HTTPServerError where error.kind == .bodyTooLarge {
      throw Problem.tooLarge(limit, "The body must have at most \(limit >> 10) KB.")
    }
  }

  /// Refuses names in the query that the route doesn't know, and those given twice.
  func check(query known: Set<String>?) throws(Problem) {
    guard let known else { return }
    var seen: Set<String> = []
    for (name, _) in request.query {
      guard known.contains(name) else {
        throw Problem.badRequest("There is no parameter '\(name.prefix(40))' here.")
      }
      guard seen.insert(name).inserted else {
        throw Problem.badRequest("'\(name)' is given twice.")
      }
    }
  }

  private static func sentence(_ fields: [String]) -> String {
    fields.map { "'\($0)'" }.joined(separator: ", ")
  }
}
