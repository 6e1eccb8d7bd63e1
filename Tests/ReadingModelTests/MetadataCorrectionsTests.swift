import Testing

@testable import ReadingModel

struct MetadataCorrectionsTests {
  /// A value of each field, and one that takes it away.
  private static func filled() -> MetadataCorrections {
    var all = MetadataCorrections()
    all.title = "Barchester Towers"
    all.sortTitle = "Barchester"
    all.contributors = [Contributor(name: "Anthony Trollope", role: "aut")]
    all.series = Series(name: "Barsetshire", position: "2")
    all.language = "en-GB"
    all.published = "1857"
    all.publisher = "Longman"
    all.identifiers = ["isbn:1"]
    all.summary = "A bishop dies."
    all.subjects = ["Clergy"]
    return all
  }

  @Test func everyFieldIsCorrectedAndReleasedByItself() {
    let all = Self.filled()
    #expect(all.fields == MetadataField.allCases)
    for field in MetadataField.allCases {
      var without = all
      without.release(field)
      #expect(without.fields == MetadataField.allCases.filter { $0 != field })
      var one = MetadataCorrections()
      one.take(all)
      for other in MetadataField.allCases where other != field { one.release(other) }
      #expect(one.fields == [field] && !one.isEmpty)
    }
  }

  @Test func emptyValuesSayThatThereIsNothing() {
    var file = Metadata(title: "A")
    file.series = Series(name: "B")
    file.publisher = "C"
    file.published = "1999"
    file.summary = "D"
    file.sortTitle = "E"
    file.contributors = [Contributor(name: "F")]
    file.subjects = ["G"]
    file.identifiers = ["H"]
    var none = MetadataCorrections()
    none.series = Series(name: "")
    (none.publisher, none.published, none.summary, none.sortTitle) = ("", "", "", "")
    (none.contributors, none.subjects, none.identifiers) = ([], [], [])
    #expect(file.corrected(by: none) == Metadata(title: "A"))
    #expect(file.corrected(by: MetadataCorrections()) == file)
  }

  @Test func theFilesKeyGoesWithTheFilesTitle() {
    var file = Metadata(title: "The Hobbit")
    file.sortTitle = "Hobbit, The"
    var change = MetadataCorrections()
    change.title = "There and Back Again"
    #expect(file.corrected(by: change).sortTitle == nil)
    change.sortTitle = "Back"
    #expect(file.corrected(by: change).sortTitle == "Back")
  }

  @Test func whatIsTypedIsTidied() throws {
    var typed = MetadataCorrections()
    typed.title = "  Barchester \n Towers\u{7} "
    typed.subjects = ["Clergy", " ", "clergy", "Été", "ete"]
    typed.contributors = [
      Contributor(name: " Anthony  Trollope", sortAs: " "), Contributor(name: "", role: "trl"),
    ]
    typed.series = Series(name: " Barsetshire ", position: " ")
    typed.summary = "\n A bishop dies.\n\nHis son hopes. \n"
    let tidy = try typed.checked()
    #expect(tidy.title == "Barchester Towers")
    #expect(tidy.subjects == ["Clergy", "Été"])
    #expect(tidy.contributors == [Contributor(name: "Anthony Trollope")])
    #expect(tidy.series == Series(name: "Barsetshire"))
    #expect(tidy.summary == "A bishop dies.\n\nHis son hopes.")
    #expect(try tidy.checked() == tidy)
  }

  @Test func whatCannotBeIsRefused() throws {
    func refusal(_ change: (inout MetadataCorrections) -> Void) -> MetadataRefusal? {
      var corrections = MetadataCorrections()
      change(&corrections)
      do {
        _ = try corrections.checked()
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal { $0.title = " \n" } == .noTitle)
    #expect(refusal { $0.language = "German" } == .badLanguage)
    #expect(refusal { $0.language = "" } == .badLanguage)
    #expect(
      refusal { $0.contributors = [Contributor(name: "A", role: "author")] } == .badRole)
    for date in ["99", "1999-13", "1999-05-32", "May 1999", "1999-5"] {
      #expect(refusal { $0.published = date } == .badDate, "\(date)")
    }
    for date in ["1999", "1999-05", "1999-05-03", ""] {
      #expect(refusal { $0.published = date } == nil, "\(date)")
    }
    let long = String(repeating: "a", count: MetadataCorrections.lengthLimit + 1)
    #expect(refusal { $0.publisher = long } == .tooLong(.publisher))
    #expect(refusal { $0.publisher = String(long.dropLast()) } == nil)
    let many = (0...MetadataCorrections.listLimit).map(String.init)
    #expect(refusal { $0.subjects = many } == .tooMany(.subjects))
    let blurb = String(repeating: "a", count: MetadataCorrections.descriptionLimit + 1)
    #expect(refusal { $0.summary = blurb } == .tooLong(.description))
  }
}
