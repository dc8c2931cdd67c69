let done = false;

/** Told once by the hall, after the first commit: from then on pages are drawn by the browser alone. */
export function markHydrated(): void {
	done = true;
}

export function isHydrated(): boolean {
	return done;
}
