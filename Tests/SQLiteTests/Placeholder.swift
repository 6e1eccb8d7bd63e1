// Tests of SQLite go here.
