import Testing

@testable import BookParser

struct DeclaredCharsetTests {
  @Test(arguments: [
    ("<meta charset=UTF-8>", "utf-8"), ("<META CharSet = \"Big5\">", "big5"),
    ("<meta content='text/html; charset=koi8-r'>", "koi8-r"),
    ("<meta\r\ncharset\r\n=\r\n' euc-kr'>", "euc-kr"),
    ("<meta name=charset><meta charset=gbk>", "gbk"),
    ("<meta content=x><p charset=a><meta charset=gbk>", "gbk"),
    ("<meta charset=a charset=b>", "b"), ("<meta charset=a charset=>", "a"),
    ("<?xml version='1.0' encoding='windows-1251'?>", "windows-1251"),
    (" \n<?xml encoding=\"KOI8-R\"?><meta charset=gbk>", "gbk"),
  ])
  func isWhatTheFirstMetaOrTheDeclarationOfXMLNames(page: String, charset: String) {
    #expect(DeclaredCharset.of(Array(page.utf8)) == charset)
  }

  @Test(arguments: [
    "", "<meta", "<meta charset", "<meta charset=", "<meta charset='", "<meta charset=\"é\">",
    "<p charset=gbk>", "<meta>charset=gbk", "<?xml encoding=gbk?>", "x<?xml encoding='gbk'?>",
    String(repeating: " ", count: DeclaredCharset.reach) + "<meta charset=gbk>",
  ])
  func isNoneWhereNeitherNamesOne(page: String) {
    #expect(DeclaredCharset.of(Array(page.utf8)) == nil)
  }
}
