// Tests of AudioCodecs go here.
