public import Foundation

/// What a person may do.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  /// Invites and removes people, and changes every book that is shared.
  case admin
  /// Reads, and changes the books that they have added.
  case reader
}

/// The account of a person who can sign in.
public struct Account: Hashable, Sendable, Identifiable {
  /// The account's person.
  public let id: PersonID
  /// The name as it was given.
  public let name: String
  /// The person's role.
  public let role: Role
  /// When it was made.
  public let created: Date

  package init(id: PersonID, name: String, role: Role, created: Date) {
    self.id = id
    self.name = name
    self.role = role
    self.created = created
  }
}

/// A device on which somebody is signed in.
public struct SignedInDevice: Hashable, Sendable, Identifiable {
  /// Positive, and never used again.
  public let id: Int
  /// The person who is signed in.
  public let person: PersonID
  /// What the device calls itself.
  public let name: String
  /// When they signed in.
  public let created: Date
  /// When it was last used, to the hour.
  public let used: Date

  package init(id: Int, person: PersonID, name: String, created: Date, used: Date) {
    self.id = id
    self.person = person
    self.name = name
    self.created = created
    self.used = used
  }
}

/// What a program may do with a token.
public enum TokenScope: String, Hashable, Sendable, Codable, CaseIterable {
  /// Read only.
  case read
  /// Everything that its person may do in the page, except changes to the account and to people.
  case all
}

/// A token by which a program acts in a person's name, such as a feed reader.
public struct AppToken: Hashable, Sendable, Identifiable {
  /// Positive, and never used again.
  public let id: Int
  /// The person in whose name the program acts.
  public let person: PersonID
  /// The name that the person gave it, such as the program's.
  public let name: String
  /// What it may do.
  public let scope: TokenScope
  /// When it was made.
  public let created: Date
  /// When it was last used, to the hour; `nil` for never.
  public let used: Date?

  package init(
    id: Int, person: PersonID, name: String, scope: TokenScope, created: Date, used: Date?
  ) {
    self.id = id
    self.person = person
    self.name = name
    self.scope = scope
    self.created = created
    self.used = used
  }
}

/// A code for one use: a new person makes an account, or a person chooses a new password.
public struct Invitation: Hashable, Sendable, Identifiable {
  /// Positive, and never used again.
  public let id: Int
  /// The person who chooses a new password with it; `nil` for a new person.
  public let person: PersonID?
  /// The role of the new person.
  public let role: Role
  /// When it was made.
  public let created: Date
  /// When it expires.
  public let expires: Date

  package init(id: Int, person: PersonID?, role: Role, created: Date, expires: Date) {
    self.id = id
    self.person = person
    self.role = role
    self.created = created
    self.expires = expires
  }
}
