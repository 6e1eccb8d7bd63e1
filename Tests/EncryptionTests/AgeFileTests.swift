import Foundation
import TestSupport
import Testing

@testable import Encryption

/// Files of age's format: those of other programs are read, and every change is noticed.
struct AgeFileTests {
  /// A file that an implementation in Python has made, and that age 1.1.1 and rage (pyrage 1.4.0) open: the words "correct horse",
  /// the salt 0 to 15, the file's key 32 to 47, the nonce 64 to 79, N = 2¹⁰.
  private static let known = """
    YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBBQUVDQXdRRkJnY0lDUW9MREEwT0R3IDEwCnAwdWZEekdERWZLYWZDQWd6\
    ZGZwNFVrbHlaRmVoK0FTdUtYVGNmSFlBcFkKLS0tIFp1bTVxZExUTDV6bDNLUWpsblFydjlmRGJNc3ZCbUd1VkdMZ21qb3NVTXMK\
    QEFCQ0RFRkdISUpLTE1OT98JUWVWYr0y0hMzjmZRnOQwzIfcDJOUQ99LI4tqGtQUkiZaHTJD4nYkBV6L1Y6kmkqoqw==
    """
  private static let words = "It rained all day, and nobody came."

  private let folder: TemporaryFolder
  private let passphrase: Passphrase

  init() throws {
    folder = try TemporaryFolder()
    passphrase = try #require(Passphrase("correct horse"))
  }

  private func place(_ name: String) -> URL { folder.url.appending(path: name) }

  /// Encrypts bytes.
  private func sealed(_ bytes: Data) throws -> Data {
    let plain = try folder.makeFile("plain", bytes)
    try AgeFile.encrypt(plain, to: place("sealed.age"), passphrase: passphrase, cost: 4)
    return try Data(contentsOf: place("sealed.age"))
  }

  /// Decrypts bytes.
  private func opened(_ bytes: Data, _ passphrase: Passphrase? = nil) throws -> Data {
    let file = try folder.makeFile("other.age", bytes)
    try AgeFile.decrypt(file, to: place("opened"), passphrase: passphrase ?? self.passphrase)
    return try Data(contentsOf: place("opened"))
  }

  /// What kind of failure decrypting ends with.
  private func failure(_ bytes: Data, _ passphrase: Passphrase? = nil) throws
    -> EncryptionError.Kind?
  {
    do {
      _ = try opened(bytes, passphrase)
      return nil
    } catch let error as EncryptionError {
      return error.kind
    }
  }

  @Test func aFileOfAnotherProgramIsRead() throws {
    let file = try #require(Data(base64Encoded: Self.known))
    #expect(try opened(file) == Data(Self.words.utf8))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])
  func everyLengthComesBack(count: Int) throws {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
    let file = try sealed(bytes)
    #expect(try opened(file) == bytes)
    // Header and nonce, then a tag for each chunk.
    let header = try #require(file.range(of: Data("\n--- ".utf8))).upperBound + 44
    #expect(file.count == header + 16 + count + 16 * max(1, (count + 65_535) / 65_536))
  }

  @Test func theSameFileIsEncryptedAnotherWayEachTime() throws {
    let bytes = Data(Self.words.utf8)
    let (one, other) = (try sealed(bytes), try sealed(bytes))
    #expect(one != other && one.range(of: bytes) == nil)
  }

  @Test func otherPeopleOfTheMachineCanNotReadIt() throws {
    _ = try opened(sealed(Data(Self.words.utf8)))
    for name in ["sealed.age", "opened"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place(name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func anotherPassphraseIsNamed() throws {
    let file = try sealed(Data(Self.words.utf8))
    #expect(try failure(file, Passphrase("correct horses")) == .wrongKey)
  }

  @Test func everyCutIsNoticed() throws {
    let file = try sealed(Data(repeating: 7, count: 66_000))
    let header = try #require(file.range(of: Data("\n--- ".utf8))).upperBound + 44
    #expect(try failure(file.prefix(10)) == .notEncrypted)
    #expect(try failure(file.prefix(header - 30)) == .damaged)
    // In the nonce, in a chunk, between two chunks, before the last byte.
    for count in [header + 8, header + 5000, header + 16 + 65_552, file.count - 1] {
      #expect(try failure(file.prefix(count)) == .truncated, "\(count)")
    }
  }

  @Test func everyChangeIsNoticed() throws {
    let file = try sealed(Data(repeating: 7, count: 66_000))
    let header = try #require(file.range(of: Data("\n--- ".utf8))).upperBound + 44
    let places: [(Int, EncryptionError.Kind)] = [
      (0, .notEncrypted), (26, .otherRecipient), (40, .wrongKey), (header - 60, .wrongKey),
      (header - 10, .damaged), (header + 3, .damaged), (header + 100, .damaged),
      (file.count - 5, .truncated),
    ]
    for (place, kind) in places {
      var other = file
      // Another letter of base64, where there are letters.
      other[place] = other[place] == 65 ? 66 : 65
      #expect(try failure(other) == kind, "\(place)")
    }
    #expect(try failure(file + [0]) != nil, "nothing may follow")
  }

  @Test func chunksThatHaveChangedPlacesAreNoticed() throws {
    let file = try sealed(Data(repeating: 7, count: 3 * 65_536))
    let start = file.count - 3 * 65_552
    let chunks = (0..<3).map { file[(start + $0 * 65_552)..<(start + ($0 + 1) * 65_552)] }
    #expect(try failure(file[..<start] + chunks[1] + chunks[0] + chunks[2]) == .damaged)
  }

  @Test func aCheckThatTakesTooMuchMemoryIsNotMade() throws {
    let text = String(decoding: try sealed(Data()).prefix(60), as: UTF8.self)
    let dear = Data(text.replacing(" 4\n", with: " 30\n").utf8)
    let rest = try sealed(Data()).dropFirst(60)
    #expect(try failure(dear + rest) == .tooCostly)
  }

  @Test func filesForKeysAreNamed() throws {
    let file = Data("age-encryption.org/v1\n-> X25519 abc\nabc\n--- abc\n".utf8)
    #expect(try failure(file) == .otherRecipient)
  }

  @Test func filesAreKnownByTheirBeginning() throws {
    #expect(AgeFile.isOne(try folder.makeFile("a", sealed(Data()))))
    for other in ["", "age-encryption.org/v2\n", "PK\u{3}\u{4}"] {
      #expect(!AgeFile.isOne(try folder.makeFile("b", Data(other.utf8))))
    }
    #expect(!AgeFile.isOne(place("nowhere")))
  }

  @Test func aPassphraseDescribesItselfWithoutItsCharacters() throws {
    var text = "\(passphrase) \(String(reflecting: passphrase))"
    dump(passphrase, to: &text)
    #expect(!text.contains("horse"))
    #expect(Passphrase("") == nil && Passphrase(String(repeating: "a", count: 1025)) == nil)
  }

  @Test(.enabled(if: AgeProgram.isThere, "Debian's age is not installed"))
  func theProgramAgeOpensIt() throws {
    let bytes = Data((0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    _ = try sealed(bytes)
    try AgeProgram.decrypt(place("sealed.age"), to: place("by age"), "correct horse")
    #expect(try Data(contentsOf: place("by age")) == bytes)
  }
}

/// Debian's age, which asks for a passphrase at a terminal only.
private enum AgeProgram {
  static let isThere = ["/usr/bin/age", "/usr/bin/script"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func decrypt(_ file: URL, to target: URL, _ words: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = [
      "-qec", "age --decrypt --output '\(target.path)' '\(file.path)'", "/dev/null",
    ]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(Data("\(words)\n".utf8))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
