import Passwords
import Storage

@testable import VorleserKit

extension Accounts {
  /// The accounts of a kit's data folder, with passwords that are hashed in no time.
  ///
  /// What the product's cost is, `PasswordHashTests` and the tests of the whole program say.
  static func quick(_ kit: VorleserKit) -> Accounts {
    Accounts(
      store: AccountStore(kit.data.url), cost: PasswordCost(memory: 64, passes: 1, lanes: 1))
  }
}
