import BookParser
import Hashing
import ReadingModel
import Testing

private func encryption(_ algorithm: String, _ path: String) -> String {
  """
  <encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
    xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
  <enc:EncryptionMethod Algorithm="\(algorithm)"/>
  <enc:CipherData><enc:CipherReference URI="\(path)"/></enc:CipherData>
  </enc:EncryptedData></encryption>
  """
}

struct EncryptionTests {
  /// A font that both algorithms leave readable at its end.
  static let font = (0..<1_500).map { UInt8(truncatingIfNeeded: $0) }

  @Test func fontsHiddenInEPUBsWayAreReadable() async throws {
    let key = try Digest.of(Array("urn:uuid:12345678-9abc-def0-1234-56789abcdef0".utf8), .sha1)
    try await expectFont(
      hiddenWith: key, count: 1040, algorithm: "http://www.idpf.org/2008/embedding")
  }

  @Test func fontsHiddenInAdobesWayAreReadable() async throws {
    let half: [UInt8] = [0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC, 0xDE, 0xF0]
    try await expectFont(
      hiddenWith: half + half, count: 1024, algorithm: "http://ns.adobe.com/pdf/enc#RC")
  }

  private func expectFont(
    hiddenWith key: [UInt8], count: Int, algorithm: String
  ) async throws {
    var hidden = Self.font
    for index in 0..<count { hidden[index] ^= key[index % key.count] }
    var fixture = BookFixture.chapters(["<p>text</p>"])
    fixture.files.append(("EPUB/f.otf", hidden))
    fixture.add("META-INF/encryption.xml", encryption(algorithm, "EPUB/f.otf"))
    let resource = try await fixture.open().content.resource(at: "EPUB/f.otf")
    #expect(resource == Resource(bytes: Self.font, mediaType: "font/otf"))
  }

  @Test(arguments: [
    ("META-INF/rights.xml", "Adobe ADEPT"), ("META-INF/license.lcpl", "Readium LCP"),
    ("META-INF/other", "unknown scheme"), ("META-INF/sinf.xml", "Apple FairPlay"),
  ])
  func encryptedContentIsNamedAsDRM(neighbour: String, scheme: String) async throws {
    var fixture = BookFixture.chapters(["<p>text</p>"])
    fixture.add(neighbour, "<x/>")
    fixture.add(
      "META-INF/encryption.xml",
      encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc", "EPUB/c0.xhtml"))
    let error = await #expect(throws: BookOpenError.self) { try await fixture.open() }
    #expect(error == .protected(scheme: scheme))
    #expect(error?.description.contains("DRM") == true)
  }
}
