import Testing

@testable import BookParser

/// Fields of a Word document, as their marks open and close them.
struct WordFieldsTests {
  @Test func deeperFieldsAreOnlyCounted() {
    var fields = WordFields()
    for _ in 0..<WordFields.depthLimit {
      fields.mark("begin")
      fields.add("HYPERLINK a")
      fields.mark("separate")
    }
    for _ in 0..<1_000 {
      fields.mark("begin")
      fields.add("HYPERLINK b")
      #expect(!fields.isInstruction)
    }
    fields.mark("separate")
    #expect(fields.reference == "a")
    for _ in 0..<1_000 { fields.mark("end") }
    #expect(fields.reference == "a")
    for _ in 0..<WordFields.depthLimit { fields.mark("end") }
    #expect(fields.reference == nil)
    fields.mark("begin")
    #expect(fields.isInstruction)
  }

  @Test func theInnermostFieldThatLeadsSomewhereCounts() {
    var fields = WordFields()
    for instruction in ["HYPERLINK a", "HYPERLINK b", "PAGE"] {
      fields.mark("begin")
      fields.add(instruction)
      #expect(fields.isInstruction)
      fields.mark("separate")
    }
    #expect(fields.reference == "b")
    fields.mark("end")
    #expect(fields.reference == "b")
    fields.mark("end")
    #expect(fields.reference == "a")
  }
}
