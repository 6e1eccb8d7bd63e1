// Tests of Markdown go here.
