"""A stretch of bad cable on loopback: forwards bytes between two programs, but cuts, delays, reorders or spoils."""

import random
import socket
import threading
import time
from contextlib import suppress

FAULTS = ("cut", "corrupt", "truncate", "reorder")


class Cable:
    """Listens on a port of its own and forwards to another, late and in small pieces; each fault comes in its turn."""

    def __init__(self, target: int, seed: int, last: int = 24) -> None:
        """After so many connections the cable is sound."""
        self._target = target
        self._rng = random.Random(seed)
        self._last = last
        self.connections = 0
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = self._server.getsockname()[1]
        self._serving = threading.Thread(target=self._serve, daemon=True)
        self._serving.start()

    def close(self) -> None:
        # Closing alone would not wake who waits there.
        with suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self._serving.join()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._server.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._target), timeout=5)
            except OSError:
                near.close()
                continue
            self.connections += 1
            fault = FAULTS[self.connections % 4] if self.connections <= self._last else "none"
            # Past the greeting, which takes some three thousand bytes, so that the battle gets on.
            after = self._rng.randrange(2_000, 12_000)
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._forward, args=(source, sink, fault, after), daemon=True).start()

    def _forward(self, source: socket.socket, sink: socket.socket, fault: str, after: int) -> None:
        passed = 0
        with suppress(OSError):
            while data := source.recv(4096):
                passed += len(data)
                time.sleep(0.001)
                if passed >= after and fault in FAULTS:
                    half = len(data) // 2
                    if fault == "reorder":
                        sink.sendall(data[half:] + data[:half])
                    elif fault == "truncate":
                        sink.sendall(data[:half])
                        break
                    elif fault == "corrupt":
                        sink.sendall(data[:half] + bytes([data[half] ^ 0x55]) + data[half + 1 :])
                    else:
                        break
                    after = 1 << 60
                    continue
                for start in range(0, len(data), 97):
                    sink.sendall(data[start : start + 97])
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
