/** Loads the code of a part and what it needs; asked again, it gives what it has. */
export type LoadPart = () => Promise<unknown>;

/** The parts of all pages seen so far whose code is fetched apart. Whoever reads a page ahead reads them too. */
export const deferredParts = new Set<LoadPart>();

/**
 * The promise of `load`, which never rejects: a part that could not be fetched stays as the server has drawn it, and the listener of
 * `vite:preloadError` decides what happens to the page.
 */
export function loadOrWait<Value>(load: () => Promise<Value>): Promise<Value> {
	return load().catch(() => new Promise<never>(() => {}));
}
