// Tests of Publishing go here.
