/// The header that names a downloaded file (RFC 6266).
enum ContentDisposition {
  /// The header of a download.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The header's value: the name in ASCII for old clients, and unchanged for all
  ///   others.
  static func attachment(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        && scalar.value != 0x7F ? Character(scalar) : "_"
    }
    return
      "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(PercentEncoding.text(name))"
  }
}
