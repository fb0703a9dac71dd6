"""Runs the server of llama.cpp itself, as the wheel of xllamacpp brings it, until it is told to end.

    python llama_server.py MODEL PORT
"""

import signal
import sys
import threading

import xllamacpp


def main(model: str, port: int) -> None:
    parameters = xllamacpp.CommonParams()
    parameters.model.path = model
    parameters.model_alias = ["random"]
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = port
    parameters.n_ctx = 16384
    parameters.n_parallel = 1
    parameters.cpuparams.n_threads = 1
    parameters.ui = False
    ended = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: ended.set())
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    ended.wait()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
