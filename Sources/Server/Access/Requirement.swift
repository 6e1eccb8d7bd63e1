/// What somebody must have shown for a route to answer: declared with each route, looked at in
/// ``Gate`` and nowhere else.
enum Requirement: Hashable, Sendable, CaseIterable {
  /// Not declared: such a route answers nobody once there are accounts, and a test fails.
  case undeclared
  /// Nothing: what everybody may see before they sign in.
  case open
  /// To be signed in, in the page or by a token.
  case person
  /// To be signed in in the page: what concerns the account itself.
  case account
  /// To be an admin, in the page.
  case admin
  /// To be an admin, in the page or by a token: for programs that watch over the machine.
  case `operator`
  /// That `{id}` is a book that the person may know of.
  case book
  /// That `{id}` is a book that the person may remove, move or replace.
  case ownBook
}
