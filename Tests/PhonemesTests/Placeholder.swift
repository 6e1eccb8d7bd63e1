// Tests of Phonemes go here.
