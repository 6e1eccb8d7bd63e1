// Tests of HTTPServer go here.
