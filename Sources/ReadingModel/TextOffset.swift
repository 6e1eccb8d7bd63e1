/// A position in a book: UTF-16 code units from the start of its plain text, all chapters laid end
/// to end with nothing between them.
///
/// The same number means the same place in Swift (`String.UTF16View`), in JavaScript and in the
/// database. Within one chapter the offset counts from the start of that chapter; such names say so
/// (`chapterOffset`, `range` of a ``Block``).
public typealias TextOffset = Int
