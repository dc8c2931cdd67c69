import type { PricedLine } from "../basket/basket.ts";
import type { SavedRequest } from "../basket/select-saved-requests.server.ts";

/**
 * Which of a browser's requests an order comes from and wins: the one whose place it takes over, else one about a course of the order, else
 * one that names none. A request about another course is none of them: its call is still owed.
 */
export function requestOfOrder(
	saved: readonly SavedRequest[],
	lines: readonly Pick<PricedLine, "courseId" | "savedHoldId">[],
): SavedRequest | undefined {
	return (
		saved.find(({ place }) => place && lines.some(({ savedHoldId }) => savedHoldId === place.holdId)) ??
		saved.find(({ courseIds }) => lines.some(({ courseId }) => courseIds.includes(courseId))) ??
		saved.find(({ courseIds }) => courseIds.length === 0)
	);
}

/**
 * Which request each line comes from, by the order of the lines: the one whose place it takes over, else one about its course. All of them
 * are won by the order, whichever of them it comes from as a whole.
 */
export function requestsOfLines(
	saved: readonly SavedRequest[],
	lines: readonly Pick<PricedLine, "courseId" | "savedHoldId">[],
): (string | null)[] {
	return lines.map(({ courseId, savedHoldId }) => {
		const own =
			saved.find(({ place }) => place && place.holdId === savedHoldId) ??
			saved.find(({ courseIds }) => courseIds.includes(courseId));
		return own?.id ?? null;
	});
}
