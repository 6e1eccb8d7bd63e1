import Encryption
import Testing

@testable import ObjectStorage

struct ObjectAddressTests {
  @Test(arguments: [
    (false, "https://s3.example:9000/books/a/%C3%BC/x%20y", "s3.example:9000"),
    (true, "https://books.s3.example:9000/a/%C3%BC/x%20y", "books.s3.example:9000"),
  ])
  func theBucketIsInThePathOrBeforeTheHost(isHosted: Bool, url: String, host: String) throws {
    let address = try #require(
      ObjectAddress("HTTPS://S3.Example:9000/books/a/ü", isHosted: isHosted))
    #expect(address.text == "https://s3.example:9000/books/a/%C3%BC/")
    #expect(address.prefix == "a/ü/" && address.bucket == "books")
    #expect(address.url(address.path(address.prefix + "x y"), "") == url)
    #expect(address.requestHost == host)
  }

  @Test func theUsualPortIsLeftOut() throws {
    let address = try #require(ObjectAddress("https://s3.example:443/books", isHosted: false))
    #expect(address.requestHost == "s3.example" && address.text == "https://s3.example/books/")
    #expect(address.url(address.path(""), "a=b") == "https://s3.example/books?a=b")
  }

  @Test(arguments: [
    "", "ftp://host/books", "https://host", "https://host/", "https://", "host/books",
    "https://eva:sesame@host/books", "https://host/books?a=b", "https://host/bo",
    "https://host/bo%20ks",
    "https://host/books/../other", "https://host/books/%2E/other",
  ])
  func whatIsNoAddressOfABucketIsRefused(address: String) throws {
    let secret = try #require(SecretText("sesame"))
    #expect(throws: ObjectStorageError.self) {
      try ObjectFolder(address, region: nil, isHosted: false, accessKey: "key", secret: secret)
    }
  }

  @Test func noSecretIsInADescription() throws {
    let secret = try #require(SecretText("sesame"))
    let folder = try ObjectFolder(
      "https://host/books", region: nil, isHosted: false, accessKey: "EVA", secret: secret)
    var text = ""
    dump(folder, to: &text)
    #expect(text.contains("EVA") && !text.contains("sesame"))
  }
}
