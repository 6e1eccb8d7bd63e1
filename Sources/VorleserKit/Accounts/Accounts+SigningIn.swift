import Foundation
import Passwords
public import ReadingModel
import Storage

extension Accounts {
  /// Signs a person in by name and password.
  ///
  /// Neither the answer nor its time tells whether the name exists.
  ///
  /// - Parameters:
  ///   - name: The typed name.
  ///   - password: The typed password.
  ///   - address: Where it comes from, for the limits.
  ///   - device: What the device calls itself.
  /// - Returns: The session.
  /// - Throws: ``AccountError/wrongPassword``, ``AccountError/tooManyTries(seconds:)``,
  ///   ``AccountError/busy``; ``LibraryError/storage(_:)``.
  public func signIn(
    name: String, password: String, address: String, device: String
  ) async throws -> SignedIn {
    let device = try Self.label(device)
    let typed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let key = String(AccountName.key(String(typed.prefix(AccountName.limit))))
    let account = try await checked(key: key, password: password, address: address)
    return try await begin(account, on: device)
  }

  /// Checks a name and a password, within the limits of tries.
  private func checked(key: String, password: String, address: String) async throws -> Account {
    try limits.begin(account: key, address: address)
    let found = try await stored { try await store.account(withKey: key) }
    // What can be nobody's password is looked at like any other.
    let bytes = PasswordRules.bytes(of: password)
    let matches = try await hasher.matches(bytes ?? [], found?.password)
    guard matches, let bytes, let found else { throw AccountError.wrongPassword }
    limits.succeeded(account: key, address: address)
    if !hasher.isUpToDate(found.password) {
      let hash = try await hasher.hash(bytes)
      // The old one is good still, where this can't be written.
      try? await store.setPassword(hash, of: found.account.id, endsSessions: false)
    }
    return found.account
  }

  /// Begins a session of an authenticated person.
  func begin(_ account: Account, on device: String) async throws -> SignedIn {
    let token = Secret.token()
    let session = try await stored {
      try await store.beginSession(Secret.hash(token), of: account.id, device: device)
    }
    return SignedIn(token: token, session: session, account: account)
  }

  /// Changes a person's own password; all their other devices are signed out.
  ///
  /// - Parameters:
  ///   - person: Who.
  ///   - old: The present password.
  ///   - new: The new one.
  ///   - session: The session that continues.
  ///   - address: Where it comes from, for the limits.
  /// - Throws: ``AccountError``; ``LibraryError/storage(_:)``.
  public func changePassword(
    of person: PersonID, from old: String, to new: String, keeping session: Int?, address: String
  ) async throws {
    guard let account = try await stored({ try await store.account(of: person) }) else {
      throw AccountError.nobody
    }
    let bytes = try PasswordRules.check(new, for: account.name)
    _ = try await checked(key: AccountName.key(account.name), password: old, address: address)
    let hash = try await hasher.hash(bytes)
    try await stored { try await store.setPassword(hash, of: person, keeping: session) }
  }

  /// The session of a device's token.
  ///
  /// - Parameter token: The device's token.
  /// - Returns: The session with its account; `nil` when it has ended.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func session(
    _ token: String
  ) async throws -> (device: SignedInDevice, account: Account)? {
    try await stored { try await store.session(Secret.hash(token)) }
  }

  /// The devices on which a person is signed in, last used first.
  ///
  /// - Parameter person: Who.
  /// - Returns: The devices.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func sessions(of person: PersonID) async throws -> [SignedInDevice] {
    try await stored { try await store.sessions(of: person) }
  }

  /// Gives a device another name.
  ///
  /// - Parameters:
  ///   - session: The number of its session.
  ///   - device: The name.
  ///   - person: Whose it is.
  /// - Throws: ``AccountError/badLabel``, ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func renameSession(_ session: Int, _ device: String, of person: PersonID) async throws {
    let device = try Self.label(device)
    guard try await stored({ try await store.renameSession(session, device, of: person) }) else {
      throw AccountError.nobody
    }
  }

  /// Signs a device out.
  ///
  /// - Parameters:
  ///   - session: The number of its session.
  ///   - person: Whose it is.
  /// - Throws: ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func endSession(_ session: Int, of person: PersonID) async throws {
    guard try await stored({ try await store.endSession(session, of: person) }) else {
      throw AccountError.nobody
    }
  }

  /// Signs all devices out.
  ///
  /// - Parameters:
  ///   - person: Whose.
  ///   - kept: The session that continues.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func endSessions(of person: PersonID, but kept: Int? = nil) async throws {
    try await stored { try await store.endSessions(of: person, but: kept) }
  }

  /// The CSRF token of a session, which only the page itself can read.
  ///
  /// - Parameter token: The session's token.
  /// - Returns: The token that a change must send, in addition to the cookie.
  public static func proof(of token: String) -> String {
    Secret.letters(Secret.hash("change:" + token))
  }

  /// Whether a text is the CSRF token of a session, compared in constant time.
  ///
  /// - Parameters:
  ///   - shown: The text that came with the change.
  ///   - token: The session's token.
  /// - Returns: Whether it is.
  public static func isProof(_ shown: String, of token: String) -> Bool {
    SecretBytes.equal(Array(shown.utf8), Array(proof(of: token).utf8))
  }
}
