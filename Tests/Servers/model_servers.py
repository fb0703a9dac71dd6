"""Runs a command with real servers for language models beside it.

    python3 Tests/Servers/model_servers.py -- swift test --filter RealServerTests

Makes a model of chance, starts llama.cpp's server and llama-cpp-python's with it on free ports of 127.0.0.1, tells their
addresses to the command and stops them when it ends. Exits with the command's code.

    ZEITBLOCK_TEST_MODELS            "required": tests that need the servers must fail without them
    ZEITBLOCK_TEST_LLAMA             llama.cpp's own server
    ZEITBLOCK_TEST_LLAMA_PYTHON      llama-cpp-python's

What they need is in `Scripts/model-requirements.txt`; `Scripts/model-servers` installs it and prints the Python to run them with, which
`ZEITBLOCK_MODEL_PYTHON` names.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from servers import free_port, run_beside, running

FOLDER = Path(__file__).parent / "models"


@contextlib.contextmanager
def model_servers(python: str) -> Iterator[dict[str, str]]:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="model-servers-")))
        model = folder / "random.gguf"
        subprocess.run([python, str(FOLDER / "random_model.py"), str(model)], check=True)
        llama, other = free_port(), free_port()
        own = [python, str(FOLDER / "llama_server.py"), str(model), str(llama)]
        stack.enter_context(running("llama.cpp", own, llama, folder))
        options = ["--model", str(model), "--model_alias", "random", "--host", "127.0.0.1", "--port", str(other)]
        wrapped = [python, "-m", "llama_cpp.server", *options, "--n_ctx", "16384", "--n_threads", "1"]
        stack.enter_context(running("llama-cpp-python", wrapped, other, folder))
        yield {
            "ZEITBLOCK_TEST_MODELS": "required",
            "ZEITBLOCK_TEST_LLAMA": f"http://127.0.0.1:{llama}",
            "ZEITBLOCK_TEST_LLAMA_PYTHON": f"http://127.0.0.1:{other}/v1",
        }


def main(arguments: list[str]) -> int:
    python = os.environ.get("ZEITBLOCK_MODEL_PYTHON", sys.executable)
    return run_beside(model_servers(python), arguments, __doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
