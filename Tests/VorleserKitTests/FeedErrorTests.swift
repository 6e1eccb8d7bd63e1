import Testing
import VorleserKit
import WebFetching

struct FeedErrorTests {
  @Test(arguments: FetchError.Kind.allCases)
  func nobodyIsToldToSaveAFeedWithTheExtension(_ kind: FetchError.Kind) {
    let error = FetchError(kind, host: "example.org", status: 403)
    let sentence = FeedError.notFetched(error).description
    #expect(!sentence.contains("extension"), "\(sentence)")
    #expect(sentence.matches(of: /[.](?= [A-Z]|$)/).count == 2, "\(sentence)")
  }
}
