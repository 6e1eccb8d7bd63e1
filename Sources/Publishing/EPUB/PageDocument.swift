import ReadingModel

/// A page of a publication: a whole XHTML document.
struct PageDocument {
  let markup: String

  /// Makes the page of a chapter.
  init(_ publication: Publication, _ section: Publication.Section) {
    self.init(publication, title: section.title, body: section.body)
  }

  init(_ publication: Publication, title: String, body: String) {
    let language = PageMarkup.escaped(publication.language)
    let vertical = publication.writing == .verticalRightToLeft ? " class=\"vertical\"" : ""
    let shown = title.collapsed.isEmpty ? publication.shownTitle : title.collapsed
    markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
      lang="\(language)" xml:lang="\(language)"\(vertical)>
      <head>
        <title>\(PageMarkup.escaped(shown))</title>
        <link rel="stylesheet" type="text/css" href="style.css"/>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }
}
