// Tests of Basics go here.
