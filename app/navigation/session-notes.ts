/** What a tab remembers from one document to the next. A browser that forbids storage remembers nothing and breaks nothing. */
export type Notes = {
	read(name: string): unknown;
	write(name: string, value: unknown): void;
	remove(name: string): void;
};

type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param open gives the storage; asking for it may throw as well as using it. */
export function createNotes(open: () => TextStorage): Notes {
	return {
		read(name) {
			try {
				const text = open().getItem(name);
				return text === null ? undefined : (JSON.parse(text) as unknown);
			} catch {
				return undefined;
			}
		},
		write(name, value) {
			try {
				open().setItem(name, JSON.stringify(value));
			} catch {
				// Full or forbidden.
			}
		},
		remove(name) {
			try {
				open().removeItem(name);
			} catch {
				// Forbidden.
			}
		},
	};
}

/** For tests and for the server: remembers in memory. */
export function createMemoryNotes(): Notes {
	const texts = new Map<string, string>();
	return createNotes(() => ({
		getItem: (name) => texts.get(name) ?? null,
		setItem: (name, text) => void texts.set(name, text),
		removeItem: (name) => void texts.delete(name),
	}));
}
