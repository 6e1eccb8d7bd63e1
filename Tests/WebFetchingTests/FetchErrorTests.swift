import Testing
import WebFetching

struct FetchErrorTests {
  @Test(arguments: FetchError.Kind.allCases)
  func everySentenceSaysWhatToDo(_ kind: FetchError.Kind) {
    let sentence = FetchError(kind, host: "example.org", status: 403).description
    #expect(sentence.matches(of: /[.](?= [A-Z]|$)/).count == 2, "\(sentence)")
  }
}
