/// The permission that a route requires of its caller; each route declares it, and only ``Gate``
/// checks it.
enum Requirement: Hashable, Sendable, CaseIterable {
  /// Not declared: once there are accounts, such a route answers nobody; a test fails, too.
  case undeclared
  /// Nothing: everybody may call it before they sign in.
  case open
  /// A person who is signed in, in the page or by a token.
  case person
  /// A person who is signed in in the page, for routes that concern the account itself.
  case account
  /// An admin in the page.
  case admin
  /// An admin, in the page or by a token: for monitoring programs.
  case `operator`
  /// A person who may see the book `{id}`.
  case book
  /// A person who may remove, move or replace the book `{id}`.
  case ownBook
}
