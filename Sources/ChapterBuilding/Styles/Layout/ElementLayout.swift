/// The layout of an element by style sheets, as far as its text depends on it.
struct ElementLayout: Hashable, Sendable {
  /// How an element is placed among the others.
  enum Display: Hashable, Sendable {
    /// Not shown.
    case none
    /// On lines of its own, as a block, an item or the row of a table is.
    case line
    /// On lines of its own, and so is each of its children, as in a column of flexible boxes.
    case column
    /// On lines of its own, with children that stand apart from each other, as in a row of flexible
    /// boxes.
    case row
    /// Beside its neighbours but apart from them, as a cell is.
    case cell
    /// In the line.
    case inline
  }

  /// The treatment of white space in the source.
  enum WhiteSpace: Hashable, Sendable {
    /// A run of it is one space.
    case collapses
    /// Line ends stay.
    case keepsLines
    /// All of it stays.
    case keepsAll
  }

  /// A way to keep an element and all inside from sight; each is a property of its own to the cascade.
  enum Concealment: Hashable, Sendable {
    /// Off the page, cut to nothing, or as small as a point.
    case placed
    /// `opacity`.
    case transparent
  }

  /// The display; `nil` if no sheet sets it.
  var display: Display?
  /// The treatment of white space, inherited; `nil` if no sheet sets it.
  var whiteSpace: WhiteSpace?
  /// Whether it stands beside the text that flows around it, as an ornamental initial does.
  var floats = false
  /// The ways in which it is kept from sight; a screen reader finds it all the same.
  var unseen: Set<Concealment> = []
  /// Whether `visibility` hides it, inherited; `nil` if no sheet sets it.
  var isHidden: Bool?
  /// Whether its letters are set apart by their type, inherited; no entry for what no sheet sets.
  var type: [TypeMark: Bool] = [:]

  /// Whether it stands on lines of its own, whatever its name.
  var isLine: Bool { display?.isOnOwnLines == true && !floats }
}

extension ElementLayout {
  /// Makes a layout of the declarations that count for an element, one for each property.
  init(_ declarations: [LayoutDeclaration]) {
    for declaration in declarations {
      switch declaration {
      case .display(let display): self.display = display
      case .float(let floats): self.floats = floats
      case .whiteSpace(let whiteSpace): self.whiteSpace = whiteSpace
      case .sight(let concealment, true): unseen.insert(concealment)
      case .sight(let concealment, false): unseen.remove(concealment)
      case .visibility(let isHidden): self.isHidden = isHidden
      case .type(let mark, let isSet): type[mark] = isSet
      case .indent: break
      }
    }
  }
}

extension ElementLayout.Display {
  /// Whether the element begins and ends a line.
  var isOnOwnLines: Bool { [.line, .column, .row].contains(self) }

  /// The display of children that are no blocks by themselves; `nil` if it is their own affair.
  var ofChildren: ElementLayout.Display? {
    switch self {
    case .column: .line
    case .row: .cell
    default: nil
    }
  }
}

/// A declaration about how an element is laid out.
enum LayoutDeclaration: Hashable, Sendable {
  /// The property of a declaration: of several about one property the strongest counts.
  enum Property: Hashable, Sendable {
    case display, float, whiteSpace
    case sight(ElementLayout.Concealment)
    case visibility
    case type(TypeMark)
    case padding, margin, textIndent
  }

  case display(ElementLayout.Display)
  case float(Bool)
  case whiteSpace(ElementLayout.WhiteSpace)
  /// Whether an element is kept from sight in a certain way.
  case sight(ElementLayout.Concealment, isUnseen: Bool)
  /// Whether `visibility` hides an element; `nil` if the element around it decides.
  case visibility(isHidden: Bool?)
  /// Whether letters are italic, or bold.
  case type(TypeMark, isSet: Bool)
  /// How far it moves the beginning of the first line, in ems.
  case indent(Property, ems: Double)

  /// The property.
  var property: Property {
    switch self {
    case .display: .display
    case .float: .float
    case .whiteSpace: .whiteSpace
    case .sight(let concealment, _): .sight(concealment)
    case .visibility: .visibility
    case .type(let mark, _): .type(mark)
    case .indent(let property, _): property
    }
  }
}
