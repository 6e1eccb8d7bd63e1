// HTTPServer begins here.
