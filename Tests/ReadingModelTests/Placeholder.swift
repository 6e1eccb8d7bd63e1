// Tests of ReadingModel go here.
