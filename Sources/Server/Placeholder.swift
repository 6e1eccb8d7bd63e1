// Server begins here.
