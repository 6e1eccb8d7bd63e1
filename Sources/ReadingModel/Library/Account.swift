public import Foundation

/// What a person may do.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  /// Invites and removes people, and changes every book that is shared.
  case admin
  /// Reads, and changes the books that they have added.
  case reader
}

/// Somebody who can sign in.
public struct Account: Hashable, Sendable, Identifiable {
  /// Whose it is.
  public let id: PersonID
  /// The name as it was given.
  public let name: String
  /// What they may do.
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
  /// Who is signed in.
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
  /// Ask, and change nothing.
  case read
  /// What its person may do in the page, but for the account itself and people.
  case all
}

/// A token that lets a program in, such as a reader of feeds.
public struct AppToken: Hashable, Sendable, Identifiable {
  /// Positive, and never used again.
  public let id: Int
  /// In whose name the program comes.
  public let person: PersonID
  /// What it is for.
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

/// A code that is used once: by somebody new, or by somebody who needs a new password.
public struct Invitation: Hashable, Sendable, Identifiable {
  /// Positive, and never used again.
  public let id: Int
  /// Who chooses a new password with it; `nil` for somebody new.
  public let person: PersonID?
  /// What somebody new may do.
  public let role: Role
  /// When it was made.
  public let created: Date
  /// When it is too late.
  public let expires: Date

  package init(id: Int, person: PersonID?, role: Role, created: Date, expires: Date) {
    self.id = id
    self.person = person
    self.role = role
    self.created = created
    self.expires = expires
  }
}
