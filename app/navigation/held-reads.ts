import { createListeners } from "../shared/create-store.ts";

/** Reads that no navigation asked for and that found nobody at the other end: a dialog's, a look again at a page that waits. */
export type HeldReads = {
	/** Waits, beside others; ends when all are to be asked again, fails when nobody wants this one any more. */
	hold(signal: AbortSignal | null | undefined): Promise<void>;
	/** Asks all of them again; undefined when nothing waits. */
	readonly retry: (() => void) | undefined;
	subscribe(listener: () => void): () => void;
};

export function createHeldReads(): HeldReads {
	const { tell, subscribe } = createListeners();
	const waiting = new Set<() => void>();

	function retry(): void {
		const all = [...waiting];
		waiting.clear();
		tell();
		for (const goOn of all) goOn();
	}

	return {
		hold(signal) {
			return new Promise((resolve, reject) => {
				waiting.add(resolve);
				signal?.addEventListener("abort", () => {
					reject(signal.reason);
					if (waiting.delete(resolve)) tell();
				});
				tell();
			});
		},
		get retry() {
			return waiting.size > 0 ? retry : undefined;
		},
		subscribe,
	};
}
