/// The words that are read letter by letter.
enum Initialisms {
  /// Capitals that everybody reads by letters.
  static let spelled: Set<String> = [
    "AC", "AD", "AI", "BC", "CD", "CE", "CV", "DC", "DJ", "EP", "EU", "FC", "FM", "GB", "GP",
    "HD", "HP", "HQ", "IP", "IQ", "LP", "MP", "NC", "NJ", "NY", "NZ", "PA", "PC", "PM", "PR", "QC",
    "RV", "SC", "TB", "TV", "UK", "UN", "US", "UV", "XP", "AAA", "ABC", "ACC", "AFB", "AFC", "AFL",
    "AKA", "AMC", "AOL", "APA", "API", "ASL", "ATM", "ATP", "ATR", "ATV", "BBC", "BMI", "BMW",
    "BMX", "BSC", "BST", "CAA", "CBS", "CDP", "CEO", "CFO", "CIA", "CIO", "CMS", "CNN", "COO",
    "CPR", "CPU", "CRT", "CSS", "CTO", "DDT", "DIY", "DNA", "DNS", "DOB", "DOJ", "DSL", "DTP",
    "DUI", "DVD", "ECG", "EDT", "EEC", "EEG", "EFL", "EKG", "ELO", "EMF", "EMI", "EPA", "ESL",
    "ESP", "EST", "ETA", "FAA", "FAQ", "FBI", "FDA", "FIA", "FTP", "GDP", "GDR", "GIS", "GMC",
    "GNP", "GOP", "GPA", "GPS", "GPU", "GUI", "HBO", "HIA", "HIV", "HTC", "IBM", "ICC", "ICU",
    "IDE", "IDF", "IMF", "INS", "IOC", "IOU", "IPA", "IPO", "IRS", "ISP", "IVF", "KFC", "KGB",
    "KKK", "LCD", "LED", "LLB", "LLC", "LLD", "LSD", "MBA", "MBE", "MEP", "MGM", "MLA", "MLB",
    "MMR", "MRI", "MSC", "MSG", "MTV", "MVP", "NBA", "NBC", "NCO", "NEA", "NFL", "NGC", "NGO",
    "NHL", "NHS", "NIH", "NRA", "NSA", "NSF", "NSW", "NWA", "NYC", "OED", "OEM", "OVA", "PBA",
    "PBS", "PCA", "PDA", "PDF", "PGA", "PHD", "PHP", "PLC", "PLO", "PMS", "PNG", "PTA", "PVC",
    "RFC", "RGB", "RNA", "ROK", "RPG", "RPM", "RSS", "SDK", "SDP", "SLR", "SMS", "SNP", "SOS",
    "SPD", "SQL", "SSD", "SST", "SUV", "SVG", "TBA", "TBD", "TBS", "TLC", "TNT", "UAE", "UAV",
    "UCI", "UCL", "UEA", "UFC", "UFO", "UHF", "UPI", "UPS", "URL", "USA", "USB", "USC", "USD",
    "USN", "USS", "UTC", "VCR", "VHF", "VIP", "VPN", "WBA", "WBC", "WTO", "WWE", "WWF", "XML",
    "ADHD", "CUNY", "ESPN", "HTML", "HTTP", "ICBM", "IEEE", "ISBN", "ISSN", "IUCN", "LAPD", "LGBT",
    "NCAA", "NYPD", "PTSD", "RIAA", "SPCA", "UCLA", "USAF", "USDA", "USMC", "USSR", "YMCA", "YWCA",
    "MSNBC", "NAACP", "RSPCA", "UNHCR",
  ]

  /// Words that are read letter by letter in small letters, too.
  static let small: Set<String> = [
    "tv", "pc", "dvd", "cd", "dj", "pp", "pdf", "http", "https", "www", "html", "url", "usb",
    "gps",
  ]

  /// Words of which a part is read letter by letter.
  static let mixed: [String: String] = [
    "pH": "P H", "PhD": "P H D", "PhDs": "P H D's", "cDNA": "C D N A", "mRNA": "M R N A",
    "tRNA": "T R N A", "iOS": "I O S", "WWI": "World War One",
    "WWII": "World War Two", "eBay": "E Bay", "JPEG": "J peg",
  ]

  /// The Greek alphabet.
  static let greek: [String: String] = [
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ζ": "zeta", "η": "eta",
    "θ": "theta", "ι": "iota", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu", "ξ": "xi",
    "ο": "omicron", "π": "pi", "ρ": "rho", "σ": "sigma", "ς": "sigma", "τ": "tau", "υ": "upsilon",
    "φ": "phi", "χ": "chi", "ψ": "psi", "ω": "omega", "µ": "mu",
  ]

  /// The letters of a word, separate and as capitals.
  static func letters(of word: String) -> String {
    word.uppercased().map(String.init).joined(separator: " ")
  }

  static func hasVowel(_ word: String) -> Bool {
    word.unicodeScalars.contains { "aeiouy".unicodeScalars.contains($0) || !$0.isASCII }
  }
}
