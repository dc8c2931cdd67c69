import { createNotes, type Notes } from "./session-notes.ts";

/** Remembers in memory. */
export function createMemoryNotes(): Notes {
	const texts = new Map<string, string>();
	return createNotes(() => ({
		getItem: (name) => texts.get(name) ?? null,
		setItem: (name, text) => void texts.set(name, text),
		removeItem: (name) => void texts.delete(name),
	}));
}
