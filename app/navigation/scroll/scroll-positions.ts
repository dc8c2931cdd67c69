import type { Notes } from "../session-notes.ts";

const NOTE = "scroll-positions";
const MAX_ENTRIES = 60;

/** How far down each entry of the history was left, in pixels; a reload does not forget. */
export type ScrollPositions = {
	find(entry: string): number | undefined;
	keep(entry: string, top: number): void;
	/** Stores all positions; to be called when the document is about to be left. */
	save(): void;
};

export function createScrollPositions(notes: Notes): ScrollPositions {
	const tops = new Map<string, number>(readEntries(notes.read(NOTE)));
	return {
		find: (entry) => tops.get(entry),
		keep(entry, top) {
			tops.delete(entry);
			tops.set(entry, Math.round(top));
			const [oldest] = tops.keys();
			if (tops.size > MAX_ENTRIES && oldest !== undefined) tops.delete(oldest);
		},
		save: () => notes.write(NOTE, [...tops]),
	};
}

function readEntries(value: unknown): [string, number][] {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(entry): entry is [string, number] =>
			Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number",
	);
}
