import { expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { peopleLosingPlace } from "./people-losing-place.ts";

const now = new Date("2026-11-26T09:00:00Z");
const open = { id: "1", status: "open", startsAt: "2026-12-01T15:00:00Z" };
const places = { id: "1", seatsTaken: 6, seatsHeld: 3, heldByRequests: 2, seatsTotal: 9 };
const losing = (change: object, saved = open) => peopleLosingPlace({ ...open, ...change }, { saved, places, now });

const NOBODY = { orders: 0, requests: 0 };

test("a group that is cancelled ahead takes the place from all who have taken or hold one", () => {
	expect(losing({ status: "cancelled" })).toEqual({ orders: 7, requests: 2 });
	const unknown = { saved: open, places: undefined, now };
	expect(peopleLosingPlace({ ...open, status: "cancelled" }, unknown)).toEqual(NOBODY);
});

test("a group that is closed, was cancelled before or has begun takes it from nobody", () => {
	expect(losing({ status: "closed" })).toEqual(NOBODY);
	expect(losing({ status: "cancelled" }, { ...open, status: "cancelled" })).toEqual(NOBODY);
	expect(losing({ status: "cancelled", startsAt: "2026-11-26T09:00:00Z" })).toEqual(NOBODY);
});

test("the question names the number in the plural that it asks for", async () => {
	await i18nProvider.changeLocale("ru");
	const say = (kind: "orders" | "requests", count: number) =>
		i18nProvider.translate(`resources.starts.cancelling.${kind}`, { smart_count: count }).replaceAll("\u00a0", " ");
	expect(say("orders", 1)).toContain("занято или удержано заказами 1 место: оно не вернётся");
	expect(say("orders", 3)).toContain("занято или удержано заказами 3 места: они не вернутся");
	expect(say("orders", 8)).toContain("занято или удержано заказами 8 мест: они не вернутся");
	expect(say("requests", 21)).toContain("По заявкам удержано 21 место. Тем, кто их оставил, письма не придут");
	expect(say("requests", 2)).toContain("удержано 2 места");
	expect(say("requests", 5)).toContain("удержано 5 мест");
});
