# What can be done with this checkout; `make` alone lists it.
#
# Everything is built in release mode: the numeric code is some fifty times slower without
# optimisation, and so are its tests. Those have a build folder of their own, because they are
# compiled so that they can see what is internal.

.DEFAULT_GOAL := help

SWIFT ?= swift
PREFIX ?= /usr/local
CORPUS ?= ../shared/corpus
ONLY ?=
KILLS ?= 500
# For each parser that `make fuzz` tries.
MINUTES ?= 1
CASE ?=
SERVE ?=

SWIFT_BUILD := $(SWIFT) build -c release --explicit-target-dependency-import-check error
SWIFT_FILES := Package.swift Sources Tests Benchmarks Fuzzing
SCRIPTS := Web extension Tests/Extension
RESOURCES := .resources
VORLESER := .build/release/vorleser

# Everything with its tests, and the program among it, which tests can steer by the debug bridge.
TESTS := .build/tests
BRIDGED := tests test browser-test long-test width-test epubcheck screenshots crash-test fuzz check docs
$(BRIDGED): export VORLESER_DEBUG_BRIDGE := 1
# Nobody debugs this build, and what a debugger needs is a tenth of the work and half of the size.
TEST_FLAGS := -c release -Xswiftc -enable-testing -debug-info-format none --scratch-path $(TESTS)
TESTED_VORLESER := $(TESTS)/release/vorleser
# What libFuzzer drives, with the instruments that tell it which code an input reaches.
FUZZ := .build/fuzz

.PHONY: help setup program build run tests test browser-test long-test width-test epubcheck screenshots crash-test fuzz check \
	score bench listen format lint docs install deb deb-test clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

setup: ## Install what is missing: Debian packages, models, libraries
	@Tools/setup build

program: setup
	$(SWIFT_BUILD) --product vorleser

build: program ## Build the program and prepare the models it speaks with
	@Tools/prepare $(VORLESER) $(RESOURCES)

run: build ## Open the library in the browser until Ctrl-C: SERVE="--port 8000"
	@Tools/run $(VORLESER) $(SERVE)

tests:
	@Tools/setup test browser storage
	$(SWIFT) build $(TEST_FLAGS) --explicit-target-dependency-import-check error --build-tests
	@Tools/prepare $(TESTED_VORLESER) $(RESOURCES)

test: tests ## Run every test, or the Swift tests of one module: ONLY=StorageTests
	@ONLY="$(ONLY)" Tools/test $(SWIFT) test $(TEST_FLAGS)
	$(if $(ONLY),,@Tools/script-test && Tools/browser-test $(TESTED_VORLESER) $(RESOURCES))

browser-test: tests ## Try the page in a real browser: ONLY=reading,hostile
	$(if $(ONLY),,@Tools/script-test)
	@Tools/browser-test $(TESTED_VORLESER) $(RESOURCES) $(ONLY)

long-test: tests ## Try whole corpora and many cases, of which `make test` tries a sample
	@Tools/long-test $(TESTED_VORLESER) $(RESOURCES) $(SWIFT) test $(TEST_FLAGS)

width-test: tests ## Look in every book of the corpus for what is wider than the page, at three sizes in both modes
	VORLESER_WIDTHS=1 Tools/browser-test $(TESTED_VORLESER) $(RESOURCES) widths

epubcheck: tests ## Convert every book of a corpus to EPUB, have epubcheck judge it: ONLY="epub mobi"
	@Tools/epubcheck $(TESTED_VORLESER) "$(CORPUS)" $(ONLY)

crash-test: tests ## Kill the server at random moments, many more times than `make test`: KILLS=500
	VORLESER_CRASHES=$(KILLS) $(SWIFT) test $(TEST_FLAGS) --skip-build --disable-xctest \
		--filter "ServerCrashTests|IndexCrashTests"

# libFuzzer's targets are in Fuzzing; the loops are in the suites named FuzzTests, and in the tests of formats that are named
# mutated…. A parser whose library runs in the sandbox has a loop only.
fuzz: ## Have every parser read inputs that libFuzzer makes, and damaged files: MINUTES=5 for each, ONLY="chapter styles", CASE=17
ifeq ($(CASE),)
	VORLESER_FUZZING=1 $(SWIFT) build -c release -Xswiftc -enable-testing --sanitize=fuzzer --scratch-path $(FUZZ) --product Fuzz
	@Tools/fuzz $(FUZZ)/release/Fuzz "$(CORPUS)" $(MINUTES) $(ONLY)
endif
ifeq ($(ONLY),)
	@Tools/setup test
	$(SWIFT) build $(TEST_FLAGS) --build-tests
	VORLESER_FUZZ_MINUTES=$(MINUTES) VORLESER_FUZZ_CASE=$(CASE) $(SWIFT) test $(TEST_FLAGS) \
		--skip-build --disable-xctest --filter "FuzzTests|/mutated"
endif

screenshots: tests ## Take pictures of the page, to look at: build/screenshots
	@Tools/browser-test $(TESTED_VORLESER) $(RESOURCES) screenshots,walk

check: ## What CI runs: style, build, every test, documentation
	@Tools/check "$(MAKE)" $(SWIFT) $(TESTED_VORLESER) $(RESOURCES) $(TEST_FLAGS)

score: ## Score the product over a corpus: CORPUS=folder ONLY=epub,seg
	@Tools/setup score
	$(SWIFT_BUILD) --product vorleser
	@Tools/prepare $(VORLESER) $(RESOURCES)
	VORLESER_BENCHMARKS=1 $(SWIFT_BUILD) --product Score
	.build/release/Score "$(CORPUS)" build/score $(ONLY)

bench: build ## Measure speed and memory, voices to page, beside peers: ONLY=synthesis,tap
	@Tools/setup peers browser
	VORLESER_BENCHMARKS=1 $(SWIFT_BUILD) --product Bench
	$(RESOURCES)/peers/bin/python Benchmarks/run.py --corpus "$(CORPUS)" --only "$(ONLY)"

listen: build ## Check every voice with speech recognisers: word errors, loudness, silence
	@Tools/setup listen
	$(RESOURCES)/listen/bin/python Benchmarks/listen.py

format: ## Rewrite the Swift files, the page's scripts and the Python files in the house style
	@Tools/setup lint
	$(RESOURCES)/lint/bin/ruff format --quiet --no-cache
	$(RESOURCES)/lint/bin/oxfmt $(SCRIPTS)
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_FILES)

lint: ## Fail on style findings
	@Tools/setup lint
	$(RESOURCES)/lint/bin/ruff check --quiet --no-cache
	$(RESOURCES)/lint/bin/ruff format --check --quiet --no-cache
	$(RESOURCES)/lint/bin/oxlint --deny-warnings $(SCRIPTS)
	$(RESOURCES)/lint/bin/oxfmt --check $(SCRIPTS)
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_FILES)

docs: setup ## Build the reference of the modules into build/docs; a dead link fails
	@Tools/docs $(SWIFT) package $(TEST_FLAGS)

install: build ## Copy a tree that runs without this checkout: PREFIX=folder
	@Tools/install $(VORLESER) $(RESOURCES) "$(DESTDIR)$(PREFIX)"

deb: build ## Make a Debian package in build/deb
	@Tools/setup deb
	@Tools/deb $(VORLESER) $(RESOURCES) build/deb

deb-test: deb ## Install the package on a clean Debian 12 and try it there; needs root
	@Tools/deb-test build/deb/vorleser_*.deb

clean: ## Remove what was built; .resources stays, so nothing is fetched again
	rm -rf .build build
