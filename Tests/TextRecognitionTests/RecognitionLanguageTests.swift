import Foundation
import TestSupport
import Testing

@testable import TextRecognition

/// Languages have the names that Tesseract and Debian's packages give them.
struct RecognitionLanguageTests {
  @Test(arguments: [
    ("en-GB", "eng"), ("de", "deu"), ("fr-CA", "fra"), ("nb", "nor"), ("el", "ell"),
    ("zh", "chi_sim"), ("zh-TW", "chi_tra"), ("zh-Hant", "chi_tra"), ("ja", "jpn"), ("cs", "ces"),
  ])
  func aTagHasAName(tag: String, name: String) {
    #expect(RecognitionLanguage.name(ofLanguage: tag) == name)
  }

  @Test func languagesAreJoined() {
    #expect(RecognitionLanguage.names("deu+eng") == ["deu", "eng"])
    #expect(RecognitionLanguage.names("deu+deu") == ["deu"])
    #expect(RecognitionLanguage.names("chi_sim") == ["chi_sim"])
    for text in ["", "deu+", "../deu", "deu eng", "-l", "deu+eng+fra+spa+ita"] {
      #expect(RecognitionLanguage.names(text) == nil, "\(text)")
    }
  }

  @Test func aMissingLanguageIsInAPackage() {
    #expect(
      RecognitionError.noLanguage("chi_sim").description.contains("tesseract-ocr-chi-sim."))
    #expect(RecognitionError.noProgram.description.contains("tesseract-ocr."))
  }

  @Test func theProgramIsLookedForInThePath() throws {
    let folder = try TemporaryFolder()
    let environment = ["PATH": folder.url.path]
    #expect(Tesseract(environment: environment) == nil)
    let program = folder.url.appending(path: "tesseract")
    try writeProgram("#!/bin/sh\n", to: program)
    #expect(Tesseract(environment: environment)?.path == program.path)
  }

  @Test func languagesAreAskedFor() async throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "tesseract")
    let script =
      "#!/bin/sh\necho 'List of available languages in \"/x/\" (3):'\nprintf 'osd\\neng\\ndeu\\n'\n"
    try writeProgram(script, to: program)
    let tesseract = try #require(Tesseract(environment: ["PATH": folder.url.path]))
    #expect(try await tesseract.languages() == ["deu", "eng"])
    await #expect(throws: RecognitionError.noLanguage("fra")) {
      try await PageRecognition(tesseract, in: ["eng", "fra"])
    }
  }
}
