// Tests of Synthesizer go here.
