/// Why an account can't be used or changed; each says so in one sentence.
public enum AccountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name is empty, too long, or holds what no name does.
  case badName
  /// Somebody has that name.
  case nameTaken
  /// The password has too few characters.
  case shortPassword
  /// The password has more characters than are looked at.
  case longPassword
  /// The password is one that is tried first.
  case commonPassword
  /// Name or password is wrong; which one is not said.
  case wrongPassword
  /// Too many tries; this many seconds are to pass.
  case tooManyTries(seconds: Int)
  /// Too many want to sign in at this moment.
  case busy
  /// The code was used, taken back, or is too old.
  case badCode
  /// There is an account already.
  case notFirst
  /// There is no such person, device, token or invitation.
  case nobody
  /// The last admin can neither be removed nor made a reader.
  case lastAdmin
  /// There are as many as there may be.
  case tooMany
  /// What a token or a device is called.
  case badLabel
  /// The hash can't be made: no memory, a sentence for people.
  case failed(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .badName: "A name has 1 to \(AccountName.limit) characters on one line."
    case .nameTaken: "Somebody has this name already; choose another one."
    case .shortPassword:
      "A password has \(PasswordRules.shortest) characters or more; a few words are easy to keep."
    case .longPassword: "A password has \(PasswordRules.longest) characters at most."
    case .commonPassword:
      "This password is one of those that are tried first; choose another one, such as a few words."
    case .wrongPassword: "The name or the password is wrong."
    case .tooManyTries(let seconds):
      "There were too many tries; the next one is possible in \(Self.span(seconds))."
    case .busy: "Too many people sign in at this moment; try again in a few seconds."
    case .badCode:
      "This code is not good any more: it was used, taken back, or is too old; ask for a new one."
    case .notFirst: "There is an account already; sign in, or ask for an invitation."
    case .nobody: "There is nobody and nothing of that name or number."
    case .lastAdmin: "This is the last admin; make somebody else an admin first."
    case .tooMany: "There are as many as there may be; remove one that is not needed."
    case .badLabel: "A name for it has 1 to \(Accounts.labelLimit) characters on one line."
    case .failed(let reason): "The password can't be checked: \(reason)."
    }
  }

  private static func span(_ seconds: Int) -> String {
    if seconds <= 1 { return "a second" }
    if seconds < 90 { return "\(seconds) seconds" }
    return "\((seconds + 59) / 60) minutes"
  }
}
