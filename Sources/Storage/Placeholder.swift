// Storage begins here.
