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
