// Tests of SpokenText go here.
