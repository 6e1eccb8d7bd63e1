// Tests of AudioEngine go here.
