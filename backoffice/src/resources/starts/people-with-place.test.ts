import { expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { changeOfPlaces, peopleWithPlace } from "./people-with-place.ts";

const now = new Date("2026-11-26T09:00:00Z");
const open = { id: "1", status: "open", startsAt: "2026-12-01T15:00:00Z", zone: "Europe/Moscow" };
const does = (change: object, saved = open) => changeOfPlaces({ ...open, ...change }, { saved, now });

test("who has a place are orders that have taken or hold one, and requests that hold one", () => {
	const places = { id: "1", seatsTaken: 6, seatsHeld: 3, heldByRequests: 2, seatsTotal: 9 };
	expect(peopleWithPlace(places)).toEqual({ orders: 7, requests: 2 });
});

test("a group that is cancelled ahead takes places; one that is closed, was cancelled before or has begun takes none", () => {
	expect(does({ status: "cancelled" })).toBe("cancelling");
	expect(does({ status: "cancelled", startsAt: "2026-12-02T15:00:00Z" })).toBe("cancelling");
	expect(does({ status: "closed" })).toBeUndefined();
	expect(does({ status: "cancelled" }, { ...open, status: "cancelled" })).toBeUndefined();
	expect(does({ status: "cancelled", startsAt: "2026-11-26T09:00:00Z" })).toBeUndefined();
});

test("a group is moved by another moment or another clock, not by the same time written otherwise, nor into the past", () => {
	expect(does({ startsAt: "2026-12-02T15:00:00Z" })).toBe("moving");
	expect(does({ zone: "Europe/London" })).toBe("moving");
	expect(does({ startsAt: "2026-12-01T15:00:00.000Z", zone: "Europe/Minsk" })).toBeUndefined();
	expect(does({ startsAt: "2026-11-20T15:00:00Z" })).toBeUndefined();
});

test("the question names the number in the plural that it asks for", async () => {
	await i18nProvider.changeLocale("ru");
	const say = (kind: "orders" | "requests", count: number, what = "cancelling") =>
		i18nProvider.translate(`resources.starts.${what}.${kind}`, { smart_count: count }).replaceAll("\u00a0", " ");
	expect(say("orders", 1)).toContain("занято или удержано заказами 1 место: оно не вернётся");
	expect(say("orders", 3)).toContain("занято или удержано заказами 3 места: они не вернутся");
	expect(say("orders", 8)).toContain("занято или удержано заказами 8 мест: они не вернутся");
	expect(say("requests", 21)).toContain("По заявкам удержано 21 место: оно не вернётся");
	expect(say("requests", 2)).toContain("удержано 2 места: они не вернутся");
	expect(say("requests", 5)).toContain("удержано 5 мест");
	expect(say("orders", 1, "moving")).toContain("занято или удержано заказами 1 место. Покупатель получит письмо");
	expect(say("orders", 7, "moving")).toContain("занято или удержано заказами 7 мест. Покупатели получат письма");
	expect(say("requests", 3, "moving")).toContain("По заявкам удержано 3 места. Такие же письма");
});
