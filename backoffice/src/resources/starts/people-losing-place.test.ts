import { expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { peopleLosingPlace } from "./people-losing-place.ts";

const now = new Date("2026-11-26T09:00:00Z");
const open = { id: "1", status: "open", startsAt: "2026-12-01T15:00:00Z" };
const places = { id: "1", seatsTaken: 7, seatsHeld: 1, seatsTotal: 8 };
const losing = (change: object, saved = open) => peopleLosingPlace({ ...open, ...change }, { saved, places, now });

test("a group that is cancelled ahead takes the place from all who have taken or hold one", () => {
	expect(losing({ status: "cancelled" })).toBe(8);
	expect(peopleLosingPlace({ ...open, status: "cancelled" }, { saved: open, places: undefined, now })).toBe(0);
});

test("a group that is closed, was cancelled before or has begun takes it from nobody", () => {
	expect(losing({ status: "closed" })).toBe(0);
	expect(losing({ status: "cancelled" }, { ...open, status: "cancelled" })).toBe(0);
	expect(losing({ status: "cancelled", startsAt: "2026-11-26T09:00:00Z" })).toBe(0);
});

test("the question names the number in the plural that it asks for", async () => {
	await i18nProvider.changeLocale("ru");
	const say = (count: number) =>
		i18nProvider.translate("resources.starts.cancelling.content", { smart_count: count }).replaceAll("\u00a0", " ");
	expect(say(1)).toContain("занято или удержано 1 место: оно не вернётся");
	expect(say(3)).toContain("занято или удержано 3 места: они не вернутся");
	expect(say(8)).toContain("занято или удержано 8 мест: они не вернутся");
});
