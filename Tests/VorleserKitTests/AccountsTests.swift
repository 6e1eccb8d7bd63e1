import Foundation
import Passwords
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A clock that tests move.
private final class Clock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  func pass(days: Int) { time.withLock { $0 += Double(days) * 86_400 } }
  var now: Date { time.withLock { $0 } }
}

struct AccountsTests {
  private let folder: TemporaryFolder
  private let clock = Clock()
  private let accounts: Accounts
  private let password = "three quiet rivers"

  init() throws {
    folder = try TemporaryFolder()
    accounts = Accounts(
      store: AccountStore(folder.url.appending(path: "home"), now: { [clock] in clock.now }),
      cost: PasswordCost(memory: 64, passes: 1, lanes: 1))
  }

  private func signIn(
    _ name: String, _ given: String? = nil, from address: String = "192.168.1.7"
  ) async throws -> Accounts.SignedIn {
    try await accounts.signIn(
      name: name, password: given ?? password, address: address, device: "Test")
  }

  @Test func theFirstIsTheOwnerAndAnAdminWhateverWasAskedFor() async throws {
    let ada = try await accounts.add(AccountName("Ada"), password: password, role: .reader)
    #expect(ada.id == .owner && ada.role == .admin)
    let bo = try await accounts.add(AccountName(" Bo "), password: password)
    #expect(bo.id != .owner && bo.role == .reader && bo.name == "Bo")
    await #expect(throws: AccountError.notFirst) {
      try await accounts.add(AccountName("Cy"), password: password, isFirst: true)
    }
  }

  @Test(arguments: [
    ("Ada", "ADA"), ("Ärger", "a\u{308}rger"), ("Ｗide", "wide"), ("Straße", "straße"),
  ])
  func namesThatLookTheSameAreTheSame(one: String, other: String) async throws {
    _ = try await accounts.add(AccountName(one), password: password)
    await #expect(throws: AccountError.nameTaken) {
      try await accounts.add(AccountName(other), password: password)
    }
    #expect(try await signIn(other).account.name == one)
  }

  @Test(arguments: ["", "  ", "a\nb", "a\u{202E}b", String(repeating: "x", count: 65), "\u{0}"])
  func whatIsNoNameIsRefused(name: String) {
    #expect(throws: AccountError.badName) { try AccountName(name) }
  }

  @Test func passwordsAreComparedInOneForm() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: "Gr\u{FC}ne H\u{FC}gel")
    #expect(try await signIn("Ada", "Gru\u{308}ne Hu\u{308}gel").account.name == "Ada")
    await #expect(throws: AccountError.wrongPassword) { try await signIn("Ada", "Grune Hugel") }
  }

  @Test(arguments: [
    "1234567", "12345678", "87654321", "aaaaaaaa", "abcdefghi", "Password", "password1!",
    "QWERTZUIOP",
    "adaadaada2", "Ada Lovelace", "passw0rd", "iloveyou12",
  ])
  func whatIsTriedFirstIsNoPassword(password: String) async throws {
    let name = password.hasPrefix("adaada") ? "adaadaada" : "Ada Lovelace"
    await #expect(throws: AccountError.self, "\(password)") {
      try await accounts.add(AccountName(name), password: password)
    }
  }

  @Test(arguments: ["correct horse", "Tr0ub4dor&3", "柔らかい雨が降る夜", "        x", "🌲🌲🏔🌊🌊🌲🏔🌊"])
  func whateverElseIsLongEnoughIsOne(password: String) async throws {
    _ = try await accounts.add(AccountName("Ada"), password: password)
    #expect(try await signIn("Ada", password).account.name == "Ada")
  }

  @Test func aPasswordOfAnyLengthIsRefusedAndNotHashed() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: String(repeating: "xy", count: 128))
    let long = String(repeating: "x", count: 1 << 20)
    await #expect(throws: AccountError.longPassword) {
      try await accounts.add(AccountName("Bo"), password: long)
    }
    await #expect(throws: AccountError.wrongPassword) { try await signIn("Ada", long) }
  }

  @Test func sessionsEndUnusedAndAtLast() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: password)
    let first = try await signIn("Ada")
    clock.pass(days: AccountStore.idleDays - 1)
    #expect(try await accounts.session(first.token) != nil)
    clock.pass(days: AccountStore.idleDays - 1)
    #expect(try await accounts.session(first.token) != nil, "using it has kept it")
    clock.pass(days: AccountStore.idleDays + 1)
    #expect(try await accounts.session(first.token) == nil)
    let second = try await signIn("Ada")
    for _ in 0..<(AccountStore.longestDays / 10 + 1) {
      clock.pass(days: 10)
      _ = try await accounts.session(second.token)
    }
    #expect(
      try await accounts.session(second.token) == nil, "used all the time, it ends all the same")
  }

  @Test func thereAreNoMoreSessionsThanThereMayBe() async throws {
    let ada = try await accounts.add(AccountName("Ada"), password: password)
    for _ in 0..<AccountStore.sessionLimit + 5 { _ = try await signIn("Ada") }
    #expect(try await accounts.sessions(of: ada.id).count == AccountStore.sessionLimit)
  }

  @Test func theDatabaseHoldsNoTokenCodeOrPassword() async throws {
    let ada = try await accounts.add(AccountName("Ada"), password: password)
    let session = try await signIn("Ada")
    let token = try await accounts.makeToken(name: "Feeds", scope: .read, for: ada.id)
    let invitation = try await accounts.invite(.reader)
    await accounts.close()
    var bytes = Data()
    for file in try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "home"), includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("library.sqlite") {
      bytes += try Data(contentsOf: file)
    }
    #expect(bytes.range(of: Data("Feeds".utf8)) != nil)
    for secret in [session.token, token.secret, invitation.code, password] {
      #expect(bytes.range(of: Data(secret.utf8)) == nil)
    }
  }

  @Test func invitationsAndResetsAreTooLateAfterTheirDays() async throws {
    let ada = try await accounts.add(AccountName("Ada"), password: password)
    let invitation = try await accounts.invite(.reader)
    let reset = try await accounts.reset(ada.id)
    clock.pass(days: Accounts.resetDays + 1)
    await #expect(throws: AccountError.badCode) {
      try await accounts.invitation(code: reset.code, address: "x")
    }
    #expect(try await accounts.invitation(code: invitation.code, address: "x").name == nil)
    clock.pass(days: Accounts.invitationDays)
    await #expect(throws: AccountError.badCode) {
      try await accounts.invitation(code: invitation.code, address: "x")
    }
  }

  @Test func aCodeIsReadAsPeopleTypeIt() {
    #expect(Secret.cleaned(code: " o1l-iA bcd \n") == "0111ABCD")
    #expect(Set((0..<200).map { _ in Secret.code() }).count == 200)
    #expect(Secret.token().count == 43)
  }

  @Test func anAddressIsHeldUpWhateverNamesItTries() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: password)
    var refused = 0
    for number in 0..<30 {
      do {
        _ = try await signIn("guess \(number)")
      } catch AccountError.tooManyTries(let seconds) {
        #expect(seconds >= 1)
        refused += 1
      } catch AccountError.wrongPassword {
      }
    }
    #expect(refused >= 30 - SignInLimits.freeForAddress - 4)
    #expect(try await signIn("Ada", from: "192.168.1.8").account.name == "Ada")
  }

  @Test func whoIsLockedOutComesInAgainAndDelaysDouble() throws {
    let limits = SignInLimits()
    var now = ContinuousClock.now
    var waits: [Int] = []
    for _ in 0..<40 {
      do {
        try limits.begin(account: "ada", address: "x\(waits.count)", now: now)
      } catch {
        guard case .tooManyTries(let seconds) = error else { continue }
        waits.append(seconds)
        now += .seconds(seconds)
      }
    }
    #expect(waits.count > 10 && waits == waits.sorted())
    #expect(waits.last == Int(SignInLimits.longestDelay / .seconds(1)) + 1)
    now += SignInLimits.memory * 2
    #expect(throws: Never.self) {
      for number in 0..<SignInLimits.freeForAccount {
        try limits.begin(account: "ada", address: "y\(number)", now: now)
      }
    }
  }

  @Test func whatIsRememberedOfTriesIsBounded() throws {
    let limits = SignInLimits()
    for number in 0..<SignInLimits.entryLimit {
      try? limits.begin(account: "name \(number)", address: "10.0.\(number >> 8).\(number & 255)")
    }
    #expect(limits.count <= SignInLimits.entryLimit)
  }

  @Test(arguments: [
    ("192.168.1.7", "192.168.1.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("2001:db8::1", "2001:db8::/64"), ("::1", "::/64"),
  ])
  func ofAnAddressTheNetworkCounts(address: String, network: String) {
    #expect(SignInLimits.network(of: address) == network)
  }

  @Test func manyAtOnceAreTurnedAwayAndNotStored() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: password)
    let hasher = PasswordHasher(cost: PasswordCost(memory: 1 << 14, passes: 2, lanes: 1))
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<PasswordHasher.waitingLimit * 4 {
        group.addTask { (try? await hasher.hash([1, 2, 3])) != nil }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(outcomes.contains(true))
    // Later ones find room again.
    #expect((try? await hasher.hash([1])) != nil)
  }

  /// Hashes take the time, so they are counted: a busy machine can't change their number.
  @Test func aNameThatNobodyHasTakesAsLong() async throws {
    _ = try await accounts.add(AccountName("Ada"), password: password)
    func hashes(_ name: String, _ guess: String, _ address: String) async -> Int {
      let before = await accounts.hasher.hashCount
      _ = try? await accounts.signIn(name: name, password: guess, address: address, device: "x")
      return await accounts.hasher.hashCount - before
    }
    // The first of them makes what the others are compared with.
    #expect(await hashes("nobody", "wrong guess", "10.0.0.1") == 2)
    for (number, guess) in ["wrong guess", "", String(repeating: "x", count: 5000)].enumerated() {
      #expect(await hashes("Ada", guess, "10.0.1.\(number)") == 1)
      #expect(await hashes("nobody \(number)", guess, "10.0.2.\(number)") == 1)
    }
  }
}
