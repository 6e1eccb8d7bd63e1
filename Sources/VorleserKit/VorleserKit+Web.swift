public import Foundation

extension VorleserKit {
  /// The folder with the page's files that came with the program.
  public var webFolder: URL { resources.web() }
  /// The folder with the page's fonts.
  public var fontFolder: URL { resources.fonts }
}
