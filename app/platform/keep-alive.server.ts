/**
 * Settings of a connection to the database: the system probes a connection that has been quiet for ten seconds. By default it would after
 * two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
