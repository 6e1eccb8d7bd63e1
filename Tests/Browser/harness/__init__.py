"""What the tests in the browser stand on."""
