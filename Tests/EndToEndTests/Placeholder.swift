// End to end tests go here.
