/** Hides what lies over the page. @returns whether the entry that the history has come to is that of the page underneath. */
export type OverlayStep = (arrivedAt: unknown) => boolean;

const steps = new Set<OverlayStep>();

/** Until it is undone, a step through the history hides what lies over the page. */
export function onOverlayStep(step: OverlayStep): () => void {
	steps.add(step);
	return () => void steps.delete(step);
}

/** Hides what lies over the page. @returns whether that was all that was asked for: the router need not hear of it. */
export function takeOverlayStep(arrivedAt: unknown): boolean {
	return [...steps].map((step) => step(arrivedAt)).includes(true);
}
