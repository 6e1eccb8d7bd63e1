/// The names of the calendar.
enum CalendarNames {
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Names and abbreviations of the months, in small letters.
  static let months: [String: String] = {
    var months = Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
    for name in names { months[name.prefix(3).lowercased()] = name }
    months["sept"] = "September"
    return months
  }()

  /// Abbreviations of the days, in small letters.
  static let weekdays: [String: String] = [
    "mon": "Monday", "tue": "Tuesday", "tues": "Tuesday", "wed": "Wednesday", "thu": "Thursday",
    "thur": "Thursday", "thurs": "Thursday", "fri": "Friday", "sat": "Saturday", "sun": "Sunday",
  ]
}
