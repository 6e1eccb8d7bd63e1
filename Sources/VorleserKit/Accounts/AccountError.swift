/// Why an account can't be used or changed; each case has a sentence.
public enum AccountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name is empty, too long, or has control characters.
  case badName
  /// Somebody has that name.
  case nameTaken
  /// The password has too few characters.
  case shortPassword
  /// The password has too many characters.
  case longPassword
  /// The password is one of the most common ones, which attackers try first.
  case commonPassword
  /// Name or password is wrong; the error does not tell which.
  case wrongPassword
  /// Too many tries; the next one is allowed after so many seconds.
  case tooManyTries(seconds: Int)
  /// Too many people sign in at this moment.
  case busy
  /// The code was used or deleted, or has expired.
  case badCode
  /// There is an account already.
  case notFirst
  /// There is no such person, device, token or invitation.
  case nobody
  /// The last admin can neither be removed nor made a reader.
  case lastAdmin
  /// There are as many invitations or tokens as allowed.
  case tooMany
  /// The name of a token or a device is empty or too long.
  case badLabel
  /// The hash can't be computed, for lack of memory; the text is a sentence for people.
  case failed(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .badName: "A name can have 1 to \(AccountName.limit) characters on one line."
    case .nameTaken: "This name is taken. Choose another one."
    case .shortPassword:
      "A password needs at least \(PasswordRules.shortest) characters. A few words are easy to remember."
    case .longPassword: "A password can have up to \(PasswordRules.longest) characters."
    case .commonPassword:
      "This password is too easy to guess. Choose another one, such as a few words."
    case .wrongPassword: "Wrong name or password."
    case .tooManyTries(let seconds):
      "Too many attempts. Try again in \(Self.span(seconds))."
    case .busy: "Too many people are signing in. Try again in a few seconds."
    case .badCode:
      "This code is no longer valid: it was used, revoked or has expired. Ask for a new one."
    case .notFirst: "This library already has an account. Sign in, or ask for an invitation."
    case .nobody: "No match for that name or number."
    case .lastAdmin: "This is the only admin. Make someone else an admin first."
    case .tooMany: "The limit is reached. Remove one to add another."
    case .badLabel: "A name can have 1 to \(Accounts.labelLimit) characters on one line."
    case .failed(let reason): "The password can't be checked: \(reason)."
    }
  }

  private static func span(_ seconds: Int) -> String {
    if seconds <= 1 { return "a second" }
    if seconds < 90 { return "\(seconds) seconds" }
    return "\((seconds + 59) / 60) minutes"
  }
}
