// Tests of Markup go here.
