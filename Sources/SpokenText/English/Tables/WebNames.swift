/// The parts of addresses.
enum WebNames {
  static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "info", "mil", "int", "io", "uk", "de", "au", "fr", "jp",
    "ca", "eu",
    "biz",
  ]
  static let fileTypes: Set<String> = [
    "txt", "pdf", "epub", "html", "htm", "doc", "docx", "xls", "xlsx", "ppt", "jpg", "jpeg", "png",
    "gif", "svg", "mp3", "mp4", "wav", "zip", "exe", "csv", "json", "xml", "md", "py", "js", "css",
    "swift", "php", "java", "cpp", "sh", "log", "mobi", "azw3",
  ]
  static let spelled: Set<String> = [
    "www", "http", "https", "ftp", "html", "htm", "php", "pdf", "url", "xml", "css", "mp3", "mp4",
    "jpg", "png", "csv", "exe", "faq", "rss", "asp",
  ]
  /// Words of two letters that occur in addresses.
  static let shortWords: Set<String> = [
    "my", "to", "in", "on", "of", "at", "by", "go", "me", "we", "up", "so", "do", "is", "it", "no",
    "or", "be", "if", "as", "an", "am", "he",
  ]
  static let symbols: [UInt16: String] = [
    0x2E: "dot", 0x2F: "slash", 0x3A: "colon", 0x2D: "dash", 0x5F: "underscore", 0x40: "at",
    0x23: "hash", 0x3F: "question mark", 0x3D: "equals", 0x26: "and", 0x25: "percent",
    0x7E: "tilde", 0x2B: "plus",
  ]
}
