/**
 * Of a connection to the database: the system asks on a line that has been quiet for ten seconds whether it still stands. By itself it
 * would after two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
