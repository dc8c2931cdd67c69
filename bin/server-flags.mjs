/*
 * What Node is told when it runs the server; the Dockerfile says the same, and where snapshots go. Young objects get 8 MB at most,
 * less than Node would give them: a process needs some 80 MB less, for as many requests a second and pages rendered as fast. SIGUSR2
 * writes a heap snapshot: `docs/operations/what-to-do-when.md`, MemoryHigh.
 */
export const SERVER_FLAGS = ["--enable-source-maps", "--max-semi-space-size=8", "--heapsnapshot-signal=SIGUSR2"];
