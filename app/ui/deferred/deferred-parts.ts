/** Loads the code of a part and what it needs; asked again, it gives what it has. */
type LoadPart = () => Promise<unknown>;

/** The parts of all pages seen so far whose code is fetched apart. Whoever reads a page ahead reads them too. */
export const deferredParts = new Set<LoadPart>();

/**
 * The promise of `load` without its failure: what could not be fetched is waited for. The server's drawing stays where it is, and
 * whoever listens for `vite:preloadError` decides what happens to the page.
 */
export function loadOrWait<Value>(load: () => Promise<Value>): Promise<Value> {
	return load().catch(() => new Promise<never>(() => {}));
}
