import ReadingModel
import VorleserKit

extension PersonShape {
  /// A person with an account.
  init(_ account: Account) {
    self.init(
      id: account.id.number, name: account.name, role: account.role.rawValue,
      created: TimeText.text(account.created))
  }
}

extension SessionShape {
  /// A device on which somebody is signed in.
  init(_ device: SignedInDevice, current: Int?) {
    self.init(
      id: device.id, device: device.name, created: TimeText.text(device.created),
      used: TimeText.text(device.used), current: device.id == current)
  }
}

extension TokenShape {
  /// A program's token.
  init(_ token: AppToken) {
    self.init(
      id: token.id, name: token.name, scope: token.scope.rawValue,
      created: TimeText.text(token.created), used: token.used.map(TimeText.text))
  }
}

extension InvitationShape {
  /// An invitation that is open.
  init(_ invitation: Invitation) {
    self.init(
      id: invitation.id, person: invitation.person?.number, role: invitation.role.rawValue,
      created: TimeText.text(invitation.created), expires: TimeText.text(invitation.expires))
  }
}

extension Problem {
  /// Why an account can't be used or changed.
  init(account error: AccountError) {
    switch error {
    case .badName, .badLabel: self.init(.badRequest, error.description)
    case .nameTaken: self.init(.nameTaken, error.description)
    case .shortPassword, .longPassword, .commonPassword:
      self.init(.weakPassword, error.description)
      numbers.least = AccountError.passwordLengths.lowerBound
      numbers.most = AccountError.passwordLengths.upperBound
    case .wrongPassword: self.init(.wrongPassword, error.description)
    case .tooManyTries(let seconds):
      self.init(.tooManyTries, error.description)
      headers = [("Retry-After", String(seconds))]
      numbers.seconds = seconds
    case .busy: self = .busy(error.description)
    case .badCode: self.init(.badCode, error.description)
    case .notFirst, .lastAdmin, .tooMany: self.init(.notPossible, error.description)
    case .nobody: self = .notFound(error.description)
    case .failed: self.init(.defect, error.description)
    }
  }
}
