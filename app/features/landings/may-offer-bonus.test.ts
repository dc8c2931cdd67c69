import { expect, test } from "vitest";
import { mayOfferBonus, type VisitorState } from "./may-offer-bonus.ts";

const reading: VisitorState = {
	wasOffered: false,
	isVisible: true,
	isOverlaid: false,
	isFillingIn: false,
	sinceArrival: 31_000,
	sinceLastAction: 6_000,
};

test("a bonus is offered to somebody who has read for a while and pauses", () => {
	expect(mayOfferBonus(reading)).toBe(true);
});

test.each<[string, Partial<VisitorState>]>([
	["a second time", { wasOffered: true }],
	["in a tab that nobody sees", { isVisible: false }],
	["over a dialog", { isOverlaid: true }],
	["over a form that is being filled in", { isFillingIn: true }],
	["to somebody who has just come", { sinceArrival: 29_000 }],
	["to somebody who is scrolling", { sinceLastAction: 1_000 }],
])("but never %s", (_, change) => {
	expect(mayOfferBonus({ ...reading, ...change })).toBe(false);
});
