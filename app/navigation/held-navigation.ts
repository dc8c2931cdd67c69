/** A navigation that found no network and waits for the visitor to try again. */
export type HeldNavigations = {
	/** Waits; ends when the visitor asks again, fails when he goes elsewhere. */
	hold(signal: AbortSignal | null | undefined): Promise<void>;
	/** Waits for ever, and does something else when the visitor asks again. */
	holdFor(act: () => void): void;
	/** What the notice offers: undefined when nothing waits. */
	readonly retry: (() => void) | undefined;
	/** The visitor does not want it any more. */
	release(): void;
	subscribe(listener: () => void): () => void;
};

export function createHeldNavigations(): HeldNavigations {
	const listeners = new Set<() => void>();
	let retry: (() => void) | undefined;
	/** Outweighs a plain retry: asking for the data again does not help where a module is missing. */
	let isFinal = false;

	function set(next: (() => void) | undefined, final = false): void {
		retry = next;
		isFinal = final;
		for (const listener of listeners) listener();
	}

	return {
		hold(signal) {
			return new Promise((resolve, reject) => {
				function again(): void {
					set(undefined);
					resolve();
				}
				signal?.addEventListener("abort", () => {
					if (retry === again) set(undefined);
					reject(signal.reason);
				});
				if (!isFinal) set(again);
			});
		},
		holdFor(act) {
			set(() => {
				set(undefined);
				act();
			}, true);
		},
		get retry() {
			return retry;
		},
		release() {
			if (retry) set(undefined);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
