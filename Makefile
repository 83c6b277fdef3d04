# `make run` and `make test` need only Python 3.11 or newer (with venv) and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help run test soak fast slow bench fuzz mutants translations clean

help:
	@echo 'make run      open the program'
	@echo 'make test     lint, types, import contracts, tests, coverage'
	@echo 'make soak     the long forms of the tests, for hours, with a table at the end; MINUTES=60 to say how long'
	@echo 'make fast     compile the hot modules (needs a C compiler); make slow undoes it'
	@echo 'make bench    measure speed'
	@echo 'make fuzz     play 20,000 random games and check every state'
	@echo 'make mutants  break the rules on purpose and see whether the tests notice'
	@echo 'make translations  bring the translations up to date, and say what is missing'
	@echo 'make package  build what people install: wheel, bundle, .deb; make package-test tries the bundle on a bare Debian'
	@echo 'make clean    remove everything that can be made again'

# With a C compiler the busiest modules are compiled while you play, and are quicker from the next start on.
run: $(VENV)/installed
	@$(BIN)/python packaging/quicken.py
	@$(BIN)/manoeuvre

# Only the engine's own tests are measured: what searches, paints or plays through the engine would be slowed to a crawl.
# So would these, which play thousands of random actions; what they reach the others reach too.
RANDOM_PLAY := tests/engine/test_contract.py tests/engine/test_spiel.py tests/engine/manoeuvre/test_tampering.py \
    tests/engine/manoeuvre/combat/test_referee.py tests/engine/miniatures/test_odds_of_play.py \
    $(addprefix tests/engine/commanders/,test_contract.py test_invariants.py test_referee.py)
SUITE := $(filter-out tests/engine tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/))) $(wildcard tests/test_*.py)
# Compiled modules hide their source from the measurement, so the tests run without them.
test: $(VENV)/installed-test slow
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-branch --cov-report= --cov-report=json:.coverage.json \
	    tests/engine $(RANDOM_PLAY:%=--ignore %)
	$(BIN)/python packaging/ratchet.py .coverage.json
	$(BIN)/pytest -n auto --dist worksteal $(SUITE) $(RANDOM_PLAY)

# As long as it takes, or MINUTES in all; FORMS="fuzz kills" for some of them, SEED for other random orders.
soak: $(VENV)/installed-test
	$(BIN)/python -m tests.soak $(FORMS) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(SEED),--seed $(SEED))

# ALSO=tests/strength/ismcts.py compiles a yardstick of the strength tests as well.
fast: $(VENV)/installed-fast slow
	$(BIN)/python packaging/compile.py $(ALSO)
	@$(BIN)/python packaging/quicken.py --mark

slow:
	@find engine ai tests -name '*.so' -delete

bench: $(VENV)/installed-bench
	$(BIN)/manoeuvre bench
	$(BIN)/manoeuvre bench --window

fuzz: $(VENV)/installed
	$(BIN)/manoeuvre fuzz --games 20000 --seed 1

mutants: $(VENV)/installed-test
	$(BIN)/python tests/mutants.py

translations: $(VENV)/installed
	$(BIN)/python packaging/translate.py

package: $(VENV)/installed-package
	$(BIN)/python packaging/bundle.py

# As root it makes a bare Debian once, with debootstrap, and starts the bundle in there; otherwise it starts it here.
package-test: $(VENV)/installed-package
	$(BIN)/python packaging/bare.py

clean: slow
	rm -rf $(VENV) build dist mutants *.egg-info .coverage* htmlcov .hypothesis
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find app engine ai editor resources tests packaging -name __pycache__ -prune -exec rm -rf {} +

# A venv that could not be finished (Debian without python3-venv) has no pip and is made anew.
$(BIN)/pip:
	$(PYTHON) -m venv --clear $(VENV)

# The build backend comes from the pinned list too, hence no isolated build.
$(VENV)/installed: pyproject.toml constraints.txt | $(BIN)/pip
	$(PIP) install -c constraints.txt setuptools
	$(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

$(VENV)/installed-%: pyproject.toml constraints.txt | $(BIN)/pip
	$(PIP) install -c constraints.txt setuptools
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[$*]'
	@touch $@ $(VENV)/installed
