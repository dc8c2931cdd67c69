/** The identifier the visit tracker gave to this visit: digits. Undefined until it has processed the visit, or without consent. */
export type VisitIds = {
	readonly current: string | undefined;
	set(id: string): void;
	subscribe(listener: () => void): () => void;
};

export function createVisitIds(): VisitIds {
	const listeners = new Set<() => void>();
	let current: string | undefined;
	return {
		get current() {
			return current;
		},
		set(id) {
			// The server takes nothing else (integrations, section 5).
			if (!/^[0-9]{1,20}$/.test(id) || id === current) return;
			current = id;
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export const visitIds = createVisitIds();
