import ReadingModel
import VorleserKit

/// Who asks, and by what they have shown it.
struct Caller: Hashable, Sendable {
  /// What was shown.
  enum Means: Hashable, Sendable {
    /// Nothing: nobody is known by that.
    case nothing
    /// Nothing, where the library has no accounts and only this machine reaches it.
    case alone
    /// The cookie of a session in the page, with the session's number and token.
    case session(Int, token: String)
    /// A program's token, with its number.
    case token(Int, TokenScope)
  }

  let person: PersonID
  let role: Role
  let means: Means

  /// A caller without cookie or token.
  ///
  /// No book and nothing else belongs to it.
  static let nobody = Caller(person: PersonID(0), role: .reader, means: .nothing)
  /// Who sits at a machine whose library has no accounts.
  static let owner = Caller(person: .owner, role: .admin, means: .alone)

  /// The session in the page, if it is one.
  var session: Int? {
    if case .session(let id, _) = means { id } else { nil }
  }

  /// What the page has to show with each change; only it can read it.
  var csrf: String? {
    if case .session(_, let token) = means { Accounts.proof(of: token) } else { nil }
  }
}
