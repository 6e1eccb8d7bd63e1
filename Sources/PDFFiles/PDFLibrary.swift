internal import CPDFium
public import Foundation

/// The loaded PDFium.
///
/// It is for one thread of a process that reads or draws one file and ends; nothing is given back.
@safe
public struct PDFLibrary {
  let functions: UnsafePointer<CPDFFunctions>

  /// Loads the library, and lets it look for the fonts of the system.
  ///
  /// - Parameter file: The shared library, `libpdfium.so`.
  /// - Throws: ``PDFError/library(reason:)``.
  public init(_ file: URL) throws(PDFError) {
    guard let handle = unsafe dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason"
      throw PDFError.library(reason: reason)
    }
    let functions = UnsafeMutablePointer<CPDFFunctions>.allocate(capacity: 1)
    if let missing = unsafe cpdf_find(handle, functions) {
      throw PDFError.library(reason: "PDFium has no \(unsafe String(cString: missing))")
    }
    unsafe functions.pointee.FPDF_InitLibrary()
    unsafe self.functions = unsafe UnsafePointer(functions)
  }
}
