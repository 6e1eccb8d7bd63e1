// Tests of Server go here.
