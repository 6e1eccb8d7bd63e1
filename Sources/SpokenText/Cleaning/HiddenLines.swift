import ReadingModel
import UnicodeText

/// Finds the lines of a plain text that a person does not want to see.
struct HiddenLines {
  /// UTF-16 units of the longest line that is looked at: a longer one is a paragraph of the book.
  private static let lineLimit = 200

  private let hidesLicence: Bool
  private let patterns: [TimedPattern]

  init(_ cleaning: TextCleaning) {
    hidesLicence = cleaning.hideLicence
    patterns =
      (cleaning.hideLicence ? Self.credits : [])
      + (cleaning.hideBoilerplate ? Self.boilerplate : [])
  }

  /// Whether each line is hidden.
  ///
  /// - Parameters:
  ///   - file: The lines.
  ///   - units: The text that they are in.
  /// - Returns: One flag for each line.
  func flags(of file: FileLines, in units: [UInt16]) -> [Bool] {
    if file.isLicence { return file.lines.map { _ in hidesLicence } }
    guard !patterns.isEmpty else { return file.lines.map { _ in false } }
    return file.lines.map { line in
      guard line.range.count <= Self.lineLimit else { return false }
      let text = Array(units[line.range])
      return patterns.contains { pattern in
        guard case .matches(let matches) = pattern.matches(in: text) else { return false }
        return !matches.isEmpty
      }
    }
  }

  private static func compiled(_ expressions: [String]) -> [TimedPattern] {
    // The expressions are the program's own, and all can be compiled.
    expressions.compactMap { try? TimedPattern("^(?:\($0))$", matchesCase: false) }
  }

  /// Lines that name the makers of a file of Project Gutenberg inside of the book.
  private static let credits = compiled([
    #"(?:e-?text |html |this (?:e-?text|e-?book) (?:was )?)?(?:produced|prepared|transcribed|created)(?: from .*)? by .*"#,
    #".*(?:distributed proofread(?:ers|ing)|pgdp\.net|gutenberg\.(?:org|net)).*"#,
  ])

  /// Lines of sites of web novels: requests, addresses, credits and the ends of pages.
  private static let boilerplate = compiled([
    // The chapter's end, and the page that goes on.
    #"[（(【\[]?\s*(?:本章|全书|全文|全書)\s*(?:未?完|结束|完结|已完|結束|完結)[^。]{0,16}[）)】\]]?"#,
    #"[-—=＝*＊_~～\s]{3,}.{0,30}(?:分割线|分隔线|分割線|网友上传|網友上傳).{0,20}"#,
    // The name of the site or the person that has copied the text.
    #".{0,4}(?:本书|本文|本電子書|本电子书|本作品|本書|全本).{0,12}(?:由|来自|來自|源自|下载于|下載於).{1,40}(?:整理|上传|上傳|制作|製作|收集|校对|校對|首发|首發|下载|下載|网|網|com).{0,30}"#,
    // Addresses of sites.
    #"(?=.*(?:www\.|https?://|wap\.|m\.\w+\.|\w\.(?:com|net|cc|org|info|la)\b))(?=.*(?:最新|最快|首发|首發|小说|小說|阅读|閱讀|手机|手機|记住|記住|下载|下載|更新|网址|網址|书友|書友|章节|章節|访问|訪問|登录|novel|chapter|translat|latest|read )).*"#,
    #"(?:天才)?(?:一秒(?:钟|鐘)?|请|請)(?:记住|記住)(?:本站|本书|本書|.{0,12}(?:网|網|域名|地址|\.com)).{0,60}"#,
    #"手机(?:用户|版|阅读|看书).{0,20}(?:请|到|访问|浏览|阅读).{0,60}"#,
    // Requests for votes.
    #"(?:ps|p\.s\.|作者的话|作者有话说)?[:：，,\s]*(?:各位|大家|兄弟们)?[，,\s]*(?:跪?求|请|请多|感谢).{0,12}(?:推荐票|月票|订阅|收藏|打赏|红票).{0,40}"#,
    // Sites in English.
    #"if you find any errors? ?\(.*"#,
    #"(?:please )?(?:find authori[sz]ed novels|(?:read|visit|find) .{0,40}(?:latest|more|other|new) (?:chapters?|novels?)).*"#,
    #"(?:translat(?:or|ed by|ion by)|edit(?:or|ed by)|proofread(?:er|ed by)|tlc?|tl check)s?\s*[:：].{0,80}"#,
    #"[\[<(]?\s*(?:previous|prev|next) chapter(?:\s*[|/<>·-]+\s*(?:toc|table of contents|index|next chapter|previous chapter))*\s*[\])>]?"#,
    #"(?:support|vote for|donate to) (?:us|me|the author|the translator).{0,80}"#,
  ])
}
