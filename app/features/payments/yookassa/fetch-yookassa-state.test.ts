import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { fetchYookassaState } from "./fetch-yookassa-state.server.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";

const clock = createSettableClock("2026-11-18T09:00:00Z");

function paymentOf(reference: string) {
	const amount = { value: "300.00", currency: "RUB" };
	return { id: `id-${reference}`, status: "succeeded", amount, metadata: { reference } };
}

/** A bank that lists its payments page by page, and what it was asked. */
function openBank(pages: (page: number) => object) {
	const asked: string[] = [];
	const client: YookassaClient = {
		async read(path, schema) {
			const cursor = new URLSearchParams(path.split("?")[1]).get("cursor");
			asked.push(path);
			return { ok: true, answer: schema.parse(pages(Number(cursor ?? 0))) };
		},
		post: () => Promise.reject(new Error("nothing is changed")),
	};
	const ask = (providerId?: string) => fetchYookassaState(client, { reference: "ORB-1-1", providerId }, clock);
	return { asked, ask };
}

test("a payment whose answer was lost is looked for on every page of the last week", async () => {
	const { asked, ask } = openBank((page) => ({
		items: [paymentOf(page === 2 ? "ORB-1-1" : "ORB-9-1")],
		...(page < 2 ? { next_cursor: String(page + 1) } : {}),
	}));
	expect(await ask()).toMatchObject({ ok: true, providerId: "id-ORB-1-1" });
	expect(asked).toHaveLength(3);
	expect(decodeURIComponent(asked[0] ?? "")).toContain("created_at.gte=2026-11-11T09:00:00.000Z");
});

test("a payment that is on none of the pages is absent, one that could not be looked for to the end is not", async () => {
	expect(await openBank(() => ({ items: [paymentOf("ORB-9-1")] })).ask()).toMatchObject({ absent: true });
	const endless = await openBank(() => ({ items: [paymentOf("ORB-9-1")], next_cursor: "1" })).ask();
	expect(endless).toMatchObject({ ok: false, code: "unavailable" });
	expect(endless).not.toHaveProperty("absent");
});

test("a payment of another order is none of this one, whatever its number", async () => {
	expect(await openBank(() => paymentOf("ORB-9-1")).ask("p1")).toMatchObject({ ok: false, code: "refused" });
	expect(await openBank(() => paymentOf("ORB-1-1")).ask("p1")).toMatchObject({ ok: true, state: "captured" });
});
