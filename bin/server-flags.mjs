/*
 * Flags for Node when it runs the server; the Dockerfile has the same, and the folder for snapshots. Young objects get at most 8 MB, less
 * than Node's default: a process needs some 80 MB less, with as many requests per second and pages rendered as fast. SIGUSR2 writes a heap
 * snapshot: `docs/operations/what-to-do-when.md`, MemoryHigh.
 */
export const SERVER_FLAGS = ["--enable-source-maps", "--max-semi-space-size=8", "--heapsnapshot-signal=SIGUSR2"];
