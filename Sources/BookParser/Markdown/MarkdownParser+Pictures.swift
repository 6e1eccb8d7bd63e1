import ChapterBuilding
import Foundation
import Markup

extension MarkdownParser: IllustratedFormatParser {
  static func pictures(of file: URL, in chosen: EncodingName?) throws -> [String] {
    guard let bytes = try WholeFile.read(file, limit: MarkupReader.markupLimit),
      // What is opened as plain text shows no pictures.
      let source = try? SourceText(bytes, chosen: chosen?.encoding, at: file.lastPathComponent)
    else { return [] }
    let (matter, text) = FrontMatter.split(source.text)
    let shown = (try? MarkdownSource.page(text))?.root?.descendants
      .filter { $0.name == "img" }.compactMap { $0.attribute("src") }
    let references = [matter?.cover].compactMap { $0 } + (shown ?? [])
    var known: Set<String> = []
    return references.compactMap(path).filter { known.insert($0).inserted }
  }

  /// The path of a picture below the folder of the text; `nil` for another address.
  private static func path(_ reference: String) -> String? {
    // What climbs out of the folder would be another file inside of it.
    guard !reference.hasPrefix("/"),
      let path = BookPath.resolve(reference, from: "")?.path, !path.isEmpty,
      !BookPath.decode(reference).split(separator: "/").contains(".."),
      MediaType.ofName(path).hasPrefix("image/")
    else { return nil }
    return path
  }
}
