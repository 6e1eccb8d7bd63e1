/// How a browser names a file that it saves (RFC 6266).
enum ContentDisposition {
  /// The header of a download.
  ///
  /// - Parameter name: What the file is called.
  /// - Returns: The name in ASCII for old clients, and as it is for all others.
  static func attachment(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        && scalar.value != 0x7F ? Character(scalar) : "_"
    }
    return
      "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(PercentEncoding.text(name))"
  }
}
