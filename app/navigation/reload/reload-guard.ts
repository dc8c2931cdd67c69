import type { Notes } from "../session-notes.ts";

/** How long a mark holds (specification, section 4). */
export const MARK_LIFETIME_MS = 10_000;

const NOTE = "reload-guard";

/** Where a navigation was going. `isSpent` once a document has been loaded for it. */
type Mark = { readonly path: string; readonly at: number; readonly isSpent: boolean };

export type ReloadGuard = {
	/** A navigation to a path begins. A spent mark of the very path stays spent while it is fresh. */
	mark(path: string): void;
	/** To be called when the navigation has succeeded. */
	clear(): void;
	/** Asks to load a document for a path: true once, then false until the mark is no longer fresh. */
	spend(path: string): boolean;
	/** For a page that starts: the other path that it was reloaded on the way to, if there is one. */
	findDetour(path: string): string | undefined;
};

export function createReloadGuard(notes: Notes, now: () => number, lifetimeMs = MARK_LIFETIME_MS): ReloadGuard {
	function readFresh(): Mark | undefined {
		const mark = notes.read(NOTE) as Partial<Mark> | null | undefined;
		if (typeof mark?.path !== "string" || typeof mark.at !== "number") return undefined;
		const age = now() - mark.at;
		return age >= 0 && age < lifetimeMs ? { path: mark.path, at: mark.at, isSpent: mark.isSpent === true } : undefined;
	}
	function write(path: string, isSpent: boolean): void {
		notes.write(NOTE, { path, at: now(), isSpent } satisfies Mark);
	}
	return {
		mark(path) {
			const mark = readFresh();
			if (mark?.path !== path || !mark.isSpent) write(path, false);
		},
		clear: () => notes.remove(NOTE),
		spend(path) {
			const mark = readFresh();
			if (mark?.path === path && mark.isSpent) return false;
			write(path, true);
			return true;
		},
		findDetour(path) {
			const mark = readFresh();
			return mark && !mark.isSpent && mark.path !== path ? mark.path : undefined;
		},
	};
}
