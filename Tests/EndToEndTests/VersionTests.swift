import TestSupport
import Testing

@Suite(.ownThreads)
struct VersionTests {
  @Test func theVersionIsOneLineAndVerboseNamesWhatIsUnfinished() throws {
    let desk = try Desk()
    let brief = try desk.program.run("--version")
    #expect(brief.code == 0 && brief.output.wholeMatch(of: /vorleser \d+\.\d+\.\d+\n/) != nil)
    let full = try desk.program.run("--version", "--verbose")
    #expect(full.output.hasPrefix(brief.output) && full.output.contains("\nfeatures:"))
  }

  @Test func anUnknownFeatureEndsEveryCommand() throws {
    var desk = try Desk()
    desk.program.environment = ["VORLESER_FEATURES": "-no-such-part"]
    let result = try desk.program.run("voices")
    #expect(result.code == 64)
    #expect(result.errors.contains("VORLESER_FEATURES names 'no-such-part'"))
    #expect(try desk.program.run("--version").code == 0)
  }
}
