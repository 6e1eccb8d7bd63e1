import ReadingModel
import VorleserKit

/// The person behind a request, and the means that prove it.
struct Caller: Hashable, Sendable {
  /// The proof of identity.
  enum Credential: Hashable, Sendable {
    /// No proof: the caller is unknown.
    case nothing
    /// No proof, and none needed: the library has no accounts, and only this machine reaches it.
    case alone
    /// The cookie of a session in the page, with the session's number and token.
    case session(Int, token: String)
    /// A program's token, with its number.
    case token(Int, TokenScope)
  }

  let person: PersonID
  let role: Role
  let credential: Credential

  /// A caller without cookie or token.
  ///
  /// No book and no other data belong to it.
  static let nobody = Caller(person: PersonID(0), role: .reader, credential: .nothing)
  /// The owner of a library without accounts.
  static let owner = Caller(person: .owner, role: .admin, credential: .alone)

  /// The number of the session in the page, if the caller has one.
  var session: Int? {
    if case .session(let id, _) = credential { id } else { nil }
  }

  /// The token that the page sends with each change; only the page can read it.
  var csrf: String? {
    if case .session(_, let token) = credential { Accounts.proof(of: token) } else { nil }
  }
}
