"""Where battles are played: in processes of this machine, each replaced when it dies, or by any other executor."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

DASK: Final = "dask://"
PATIENCE: Final = 10.0
"""Seconds for a cluster to answer."""


class NoExecutor(ValueError):  # noqa: N818  # told to a user, as a sentence
    """There is nobody there to play the battles."""


class WorkerPool(Protocol):
    """Some places at each of which one piece of work is done at a time."""

    size: int

    def submit(self, place: int, work: Callable[..., Any], /, *args: Any) -> Future[Any]: ...

    def replace(self, place: int) -> None:
        """Work at this place failed with an error that is not the work's own: make it fit to be used again."""

    def close(self, now: bool) -> None:
        """Nothing more is to be done; with `now`, what is being done is dropped."""


class Processes:
    """Processes of this machine. Each is an executor of its own, so that one that dies takes no other's work along."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pools: list[ProcessPoolExecutor | None] = [None] * size
        self._children: list[list[BaseProcess]] = [[] for _ in range(size)]

    def submit(self, place: int, work: Callable[..., Any], /, *args: Any) -> Future[Any]:
        pool = self._pools[place]
        if pool is not None:
            try:
                return pool.submit(work, *args)
            except BrokenExecutor:  # it died between two pieces of work
                self.replace(place)
        # Spawned, since forking a process that has threads may hang it.
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=serve)
        known = multiprocessing.active_children()
        # A process that is interrupted while it starts would print a traceback; it hears of it in `serve`.
        held = _hold_interrupts()
        try:
            future = pool.submit(work, *args)
        finally:
            _restore(held)
        self._pools[place] = pool
        self._children[place] = [child for child in multiprocessing.active_children() if child not in known]
        return future

    def replace(self, place: int) -> None:
        pool, self._pools[place] = self._pools[place], None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def close(self, now: bool) -> None:
        for child in [child for children in self._children for child in children] if now else []:
            child.terminate()
        for place in range(self.size):
            self.replace(place)


def serve() -> None:
    """What a process does first: die at once when interrupted, and when the arena that started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _hold_interrupts() -> set[int] | None:
    """Let interrupts wait, here and in processes that are started now; what held before, None where it cannot be."""
    if not hasattr(signal, "pthread_sigmask"):
        return None
    return {int(held) for held in signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})}


def _restore(held: set[int] | None) -> None:
    if held is not None:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _follow(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Shared:
    """One executor, of threads or of a cluster, that sees itself to what dies."""

    def __init__(self, executor: Executor, size: int, ending: Callable[[], None] | None = None) -> None:
        self.size = size
        self._executor = executor
        self._ending = ending

    def submit(self, place: int, work: Callable[..., Any], /, *args: Any) -> Future[Any]:
        return self._executor.submit(work, *args)

    def replace(self, place: int) -> None:
        """The executor has done so."""

    def close(self, now: bool) -> None:
        self._executor.shutdown(wait=not now)
        if self._ending is not None:
            self._ending()


def cluster(address: str) -> Shared:
    """The workers of a Dask cluster, as many battles at a time as they have threads; raises NoExecutor."""
    if not address.startswith(DASK) or len(address) == len(DASK):
        raise NoExecutor(f"An executor is {DASK}HOST:PORT, the address of a Dask scheduler, not “{address}”.")
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoExecutor(
            "Dask is not installed; install the program with its extra, as “manoeuvre[arena]”, or leave --executor out."
        ) from None
    place = address.removeprefix(DASK)
    try:
        # Python's sockets would take a port that is too large for another one.
        urlsplit(f"tcp://{place}").port  # noqa: B018  # raises ValueError
        client = distributed.Client(f"tcp://{place}", timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # a TypeError if it is a worker that answers
        raise NoExecutor(f"No Dask scheduler answers at {place} ({str(error) or type(error).__name__}).") from None
    threads = sum(client.nthreads().values())
    if threads == 0:
        with suppress(OSError):
            client.close()
        raise NoExecutor(f"The Dask scheduler at {place} has no workers; start some with “dask worker tcp://{place}”.")
    # A battle is the same whenever it is played, but its time is not: nothing may be answered from memory.
    return Shared(client.get_executor(pure=False, retries=0), threads, client.close)
