import Foundation
import Passwords
public import ReadingModel
import Storage

/// Accounts with passwords, signed-in devices, invitations and tokens.
///
/// ```swift
/// let accounts = Accounts(kit)
/// let ada = try await accounts.add(AccountName("Ada"), password: "three quiet rivers")
/// let session = try await accounts.signIn(
///   name: "ada", password: "three quiet rivers", address: "192.168.1.7", device: "Phone")
/// print(ada.role, session.token.count)
/// ```
///
/// A library without accounts belongs to its owner.
public struct Accounts: Sendable {
  /// The longest name of a device or a token, in characters.
  static let labelLimit = 100
  /// The days until an invitation expires.
  public static let invitationDays = 7
  /// The days until a code for a new password expires.
  public static let resetDays = 1

  /// The outcome of signing in.
  public struct SignedIn: Sendable {
    /// The token that the device sends from now on; only its hash is stored.
    public let token: String
    /// The number of the session.
    public let session: Int
    /// The account.
    public let account: Account
  }

  let store: AccountStore
  let hasher: PasswordHasher
  let limits: SignInLimits

  /// The accounts of a kit's data folder.
  ///
  /// - Parameter kit: The kit of the data folder.
  public init(_ kit: VorleserKit) {
    self.init(store: AccountStore(kit.data.url), cost: .recommended)
  }

  init(store: AccountStore, cost: PasswordCost) {
    self.store = store
    hasher = PasswordHasher(cost: cost)
    limits = SignInLimits()
  }

  /// Closes the database at the end of a program.
  public func close() async { await store.close() }

  /// Whether nobody has an account.
  ///
  /// - Returns: Whether the library is the owner's alone.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func isEmpty() async throws -> Bool { try await stored { try await store.isEmpty() } }

  /// All accounts.
  ///
  /// - Returns: The accounts, oldest first.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func all() async throws -> [Account] { try await stored { try await store.accounts() } }

  /// The account of a name.
  ///
  /// - Parameter name: The name by which the person signs in.
  /// - Returns: The account.
  /// - Throws: ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func account(named name: String) async throws -> Account {
    let key = try AccountName(name).key
    guard let found = try await stored({ try await store.account(withKey: key) }) else {
      throw AccountError.nobody
    }
    return found.account
  }

  /// Makes an account; the first one is an admin's, and takes over everything of the library's
  /// owner.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - password: The typed password.
  ///   - role: The person's role.
  ///   - isFirst: Whether it is made only if there is no account yet.
  /// - Returns: The account.
  /// - Throws: ``AccountError``; ``LibraryError/storage(_:)``.
  public func add(
    _ name: AccountName, password: String, role: Role = .reader, isFirst: Bool = false
  ) async throws -> Account {
    let bytes = try PasswordRules.check(password, for: name.text)
    if isFirst, try await !isEmpty() { throw AccountError.notFirst }
    let hash = try await hasher.hash(bytes)
    let added = try await stored {
      try await store.add(
        name: name.text, key: name.key, role: role, password: hash, isFirst: isFirst)
    }
    guard let added else { throw isFirst ? AccountError.notFirst : AccountError.nameTaken }
    return added
  }

  /// Makes the account of a person who has yet to choose a password, by the code of ``reset(_:)``.
  func addWithoutPassword(_ name: AccountName, _ role: Role) async throws -> Account {
    // Nobody knows this password, and it is checked at the same cost as any other.
    let hash = try await hasher.hash([UInt8](UUID().uuidString.utf8))
    let added = try await stored {
      try await store.add(name: name.text, key: name.key, role: role, password: hash)
    }
    guard let added else { throw AccountError.nameTaken }
    return added
  }

  /// Removes a person with all their data, including the private shelf.
  ///
  /// - Parameter person: Who.
  /// - Throws: ``AccountError/nobody``, ``AccountError/lastAdmin``; ``LibraryError/storage(_:)``.
  public func remove(_ person: PersonID) async throws {
    guard try await stored({ try await store.account(of: person) }) != nil else {
      throw AccountError.nobody
    }
    guard try await stored({ try await store.remove(person) }) else { throw AccountError.lastAdmin }
  }

  /// Changes a person's role.
  ///
  /// - Parameters:
  ///   - role: The new role.
  ///   - person: Who.
  /// - Returns: The account.
  /// - Throws: ``AccountError/nobody``, ``AccountError/lastAdmin``; ``LibraryError/storage(_:)``.
  public func setRole(_ role: Role, of person: PersonID) async throws -> Account {
    guard try await stored({ try await store.account(of: person) }) != nil else {
      throw AccountError.nobody
    }
    guard let changed = try await stored({ try await store.setRole(role, of: person) }) else {
      throw AccountError.lastAdmin
    }
    return changed
  }

  /// Cleans the name of a device or a token to one line.
  static func label(_ text: String) throws(AccountError) -> String {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !line.isEmpty, line.count <= labelLimit, line.utf8.count <= labelLimit * 4,
      line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .badLabel }
    return line
  }
}
