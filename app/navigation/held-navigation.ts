import { createStore } from "../shared/create-store.ts";

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

type Step = {
	readonly goOn: () => void;
	/** Outweighs a plain retry: asking for the data again does not help where a module is missing. */
	readonly isFinal: boolean;
};

export function createHeldNavigations(): HeldNavigations {
	const waiting = createStore<Step | undefined>(undefined);

	function retry(): void {
		const step = waiting.get();
		waiting.set(undefined);
		step?.goOn();
	}

	return {
		hold(signal) {
			return new Promise((resolve, reject) => {
				const step = { goOn: resolve, isFinal: false };
				signal?.addEventListener("abort", () => {
					if (waiting.get() === step) waiting.set(undefined);
					reject(signal.reason);
				});
				if (!waiting.get()?.isFinal) waiting.set(step);
			});
		},
		holdFor: (act) => waiting.set({ goOn: act, isFinal: true }),
		get retry() {
			return waiting.get() && retry;
		},
		release: () => waiting.set(undefined),
		subscribe: waiting.subscribe,
	};
}
