package import Foundation
package func probeEncoding(_ f: URL) throws -> String? {
  var s = ByteSurvey()
  var b = try FileBlocks(f)
  while let d = try b.next() { s.add(d.span) }
  return EncodingDetector().detect(s)?.encoding.name
}
