// Tests of OnnxRuntime go here.
