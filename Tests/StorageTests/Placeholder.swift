// Tests of Storage go here.
