// Tests of BookParser go here.
