import { expect, test } from "vitest";
import { describeOpenState } from "./describe-open-state.server.ts";
import { recallOpenState } from "./recall-open-state.server.ts";
import { buildSchoolWeek } from "./school-week.fixture.ts";

const WEEK = buildSchoolWeek();
const NOON = new Date("2026-11-19T12:00+03:00");

test("what is promised is known for as long as it is true, and worked out again before and after", () => {
	const state = recallOpenState(WEEK, { now: NOON, locale: "ru" });
	expect(state).toEqual(describeOpenState(WEEK, { now: NOON, locale: "ru" }));
	expect(recallOpenState(WEEK, { now: new Date(state.until.getTime() - 1), locale: "ru" })).toBe(state);
	for (const now of [state.until, new Date("2026-11-19T08:00+03:00"), NOON])
		expect(recallOpenState(WEEK, { now, locale: "ru" })).toEqual(describeOpenState(WEEK, { now, locale: "ru" }));
});

test("each language and each change of hours, days off and minutes has its own", () => {
	recallOpenState(WEEK, { now: NOON, locale: "ru" });
	expect(recallOpenState(WEEK, { now: NOON, locale: "en" })).toEqual(
		describeOpenState(WEEK, { now: NOON, locale: "en" }),
	);
	for (const change of [
		{ callbackMinutes: 7 },
		{ holidays: [{ date: "2026-11-19" }] },
		{ hours: { ...WEEK.hours, thursday: null } },
		{ hours: { ...WEEK.hours, zone: "Asia/Tokyo" } },
	]) {
		const changed = { ...WEEK, ...change };
		const state = recallOpenState(changed, { now: NOON, locale: "ru" });
		expect(state).toEqual(describeOpenState(changed, { now: NOON, locale: "ru" }));
		expect(state).not.toEqual(describeOpenState(WEEK, { now: NOON, locale: "ru" }));
	}
});
