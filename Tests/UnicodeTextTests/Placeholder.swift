// Tests of UnicodeText go here.
