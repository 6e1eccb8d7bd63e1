// SQLite begins here.
