import Encryption
import Foundation
import Testing

@testable import ObjectStorage

/// Signatures that Amazon has published.
struct RequestSignatureTests {
  private static let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  private func signature(
    _ request: RequestSignature.Request, key: String, secret: String, service: String, at: String
  ) throws -> String {
    let signer = RequestSignature(
      accessKey: key, secret: try #require(SecretText(secret)), region: "us-east-1",
      service: service)
    let time = try Date.ISO8601FormatStyle().parse(at)
    return try signer.authorization(request, at: time)
  }

  /// "Signature Version 4 test suite", which Amazon gives to those who write clients.
  @Test(arguments: [
    ("GET", "/", [], "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
    ("POST", "/", [], "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
    (
      "GET", "/", [("Param2", "value2"), ("Param1", "value1")],
      "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"
    ),
    (
      "GET", "/", [("\u{1234}", "bar")],
      "2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04"
    ),
    (
      "GET", "/%E1%88%B4", [],
      "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85"
    ),
  ])
  func theTestSuiteIsPassed(
    method: String, path: String, query: [(String, String)], expected: String
  ) throws {
    let request = RequestSignature.Request(
      method: method, path: path, query: query.map { (name: $0.0, value: $0.1) },
      headers: [("Host", "example.amazonaws.com"), ("X-Amz-Date", "20150830T123600Z")],
      content: Self.nothing)
    let text = try signature(
      request, key: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
      service: "service", at: "2015-08-30T12:36:00Z")
    #expect(
      text
        == "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "
        + "SignedHeaders=host;x-amz-date, Signature=\(expected)")
  }

  private func signatureOfS3(_ request: RequestSignature.Request) throws -> String {
    var request = request
    request.headers += [
      ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-date", "20130524T000000Z"),
      ("x-amz-content-sha256", request.content),
    ]
    let text = try signature(
      request, key: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      service: "s3", at: "2013-05-24T00:00:00Z")
    return String(text.suffix(64))
  }

  /// The examples of "Authenticating Requests: Using the Authorization Header" in the reference of S3.
  @Test func theExamplesOfS3AreSignedAsThere() throws {
    #expect(
      try signatureOfS3(
        .init(
          method: "GET", path: "/test.txt", headers: [("Range", "bytes=0-9")],
          content: Self.nothing))
        == "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
    #expect(
      try signatureOfS3(
        .init(
          method: "PUT", path: "/test%24file.text",
          headers: [
            ("Date", "Fri, 24 May 2013 00:00:00 GMT"),
            ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
          ], content: RequestSignature.digest("Welcome to Amazon S3.")))
        == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
    #expect(
      try signatureOfS3(
        .init(
          method: "GET", path: "/", query: [("lifecycle", "")], headers: [], content: Self.nothing))
        == "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543")
    #expect(
      try signatureOfS3(
        .init(
          method: "GET", path: "/", query: [("max-keys", "2"), ("prefix", "J")], headers: [],
          content: Self.nothing))
        == "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
  }

  @Test func spacesInHeadersCountOnce() throws {
    let request = RequestSignature.Request(
      method: "GET", path: "/", headers: [("My-Header1", "  a   b   c  "), ("Host", "h")],
      content: "x")
    #expect(
      RequestSignature.canonical(request)
        == "GET\n/\n\nhost:h\nmy-header1:a b c\n\nhost;my-header1\nx")
  }
}
