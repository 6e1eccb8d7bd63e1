import CCurl
import Glibc

/// For how long a server wants no further request (`Retry-After`: RFC 9110, 10.2.3).
enum RetryDelay {
  /// The longest delay that is told, in seconds: a week, beyond which nobody waits for a page.
  private static let longest = 7 * 86_400

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - header: Seconds, or a date.
  ///   - now: The present time, in seconds since 1970.
  /// - Returns: The seconds from now on; `nil` if the header says nothing that can be read.
  static func seconds(_ header: String?, now: Int) -> Int? {
    guard let header else { return nil }
    let text = header.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? longest, longest)
    }
    let date = unsafe curl_getdate(header, nil)
    guard date > 0 else { return nil }
    return min(max(date - now, 0), longest)
  }
}
