/// Names of places as addresses shorten them.
enum PlaceNames {
  /// American states by postal code and by the older abbreviation.
  static let states: [String: String] = [
    "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California",
    "CO": "Colorado", "CT": "Connecticut", "DE": "Delaware", "FL": "Florida", "GA": "Georgia",
    "HI": "Hawaii", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "IA": "Iowa",
    "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "ME": "Maine", "MD": "Maryland",
    "MA": "Massachusetts", "MI": "Michigan", "MN": "Minnesota", "MS": "Mississippi",
    "MO": "Missouri", "MT": "Montana", "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire",
    "NJ": "New Jersey", "NM": "New Mexico", "NY": "New York", "NC": "North Carolina",
    "ND": "North Dakota", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania",
    "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee",
    "TX": "Texas", "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington",
    "WV": "West Virginia", "WI": "Wisconsin", "WY": "Wyoming",
    "Ala": "Alabama", "Ariz": "Arizona", "Ark": "Arkansas", "Cal": "California",
    "Calif": "California", "Colo": "Colorado", "Conn": "Connecticut", "Del": "Delaware",
    "Fla": "Florida", "Ga": "Georgia", "Ill": "Illinois", "Ind": "Indiana", "Kan": "Kansas",
    "Kans": "Kansas", "Ky": "Kentucky", "La": "Louisiana", "Mass": "Massachusetts",
    "Md": "Maryland", "Mich": "Michigan", "Minn": "Minnesota", "Miss": "Mississippi",
    "Mo": "Missouri", "Mont": "Montana", "Neb": "Nebraska", "Nebr": "Nebraska", "Nev": "Nevada",
    "Okla": "Oklahoma", "Ore": "Oregon", "Pa": "Pennsylvania", "Penn": "Pennsylvania",
    "Tenn": "Tennessee", "Tex": "Texas", "Va": "Virginia", "Vt": "Vermont",
    "Wash": "Washington", "Wis": "Wisconsin", "Wyo": "Wyoming",
  ]

  /// Postal codes that are also words.
  static let wordLikeCodes: Set<String> = [
    "OK", "HI", "IN", "OR", "ME", "OH", "MA", "PA", "LA", "ID",
  ]

  /// The full names of states that are one word.
  static let stateNames = Set(states.values.filter { !$0.contains(" ") })

  /// Kinds of streets as they end a street's name, in small letters.
  static let streets: Set<String> = [
    "st", "street", "ave", "avenue", "rd", "road", "blvd", "boulevard", "dr", "drive", "ln", "lane",
    "hwy", "highway", "ct", "court", "pl", "place", "way", "square", "sq", "terrace", "parkway",
    "pkwy", "broadway",
  ]

  /// Abbreviated kinds of streets, in small letters.
  static let streetNames: [String: String] = [
    "ave": "Avenue", "blvd": "Boulevard", "hwy": "Highway", "pkwy": "Parkway", "rd": "Road",
    "ln": "Lane", "ct": "Court", "pl": "Place",
  ]

  /// Points of the compass before a street's name.
  static let directions: [String: String] = [
    "N": "North", "S": "South", "E": "East", "W": "West", "NE": "Northeast", "NW": "Northwest",
    "SE": "Southeast", "SW": "Southwest",
  ]
}
