/// Where a passage, or a part of one, stands on a page of the book's own file, for programs that do not have our text.
package struct PagePassage: Hashable, Sendable {
  /// The index of the page, from 0.
  package var page: Int
  /// What the page is called; empty where the file does not say.
  package var label: String
  /// A box for each line, in points from the top left corner of the page as it is shown.
  package var boxes: [PageBox]
  /// The same in the file's own points, whose height grows upwards: the corners of each as PDF's `QuadPoints` are written, top left, top right, bottom
  /// left, bottom right of the line (ISO 32000-2, 12.5.6.10).
  package var quads: [[Float]]

  package init(page: Int, label: String, boxes: [PageBox], quads: [[Float]]) {
    self.page = page
    self.label = label
    self.boxes = boxes
    self.quads = quads
  }
}
