import Stripe from "stripe";
import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { fetchStripeState } from "./fetch-stripe-state.server.ts";

const clock = createSettableClock("2026-11-18T09:00:00Z");
const WEEK_AGO = Date.parse("2026-11-11T09:00:00Z") / 1000;

/** A bank that lists its sessions page by page, and what it was asked. */
function openBank(pages: (page: number) => { readonly references: readonly string[]; readonly has_more: boolean }) {
	const asked: URLSearchParams[] = [];
	const send = async (address: string) => {
		const url = new URL(address);
		const id = /sessions\/(.+)$/.exec(url.pathname)?.[1];
		if (id) return Response.json(sessionOf(id));
		const { references, has_more } = pages(asked.length);
		asked.push(url.searchParams);
		const data = references.map((reference) => sessionOf(`cs_${reference}`));
		return Response.json({ object: "list", url: "/v1/checkout/sessions", has_more, data });
	};
	const stripe = new Stripe("sk_test_x", {
		httpClient: Stripe.createFetchHttpClient(send as never),
		maxNetworkRetries: 0,
		telemetry: false,
	});
	return { asked, ask: () => fetchStripeState(stripe, { reference: "ORB-1-1" }, clock) };
}

function sessionOf(id: string) {
	const reference = id.replace("cs_", "");
	return { id, amount_total: 300_00, currency: "usd", client_reference_id: reference, status: "open" };
}

test("a session whose answer was lost is looked for on every page of the last week", async () => {
	const { asked, ask } = openBank((page) => ({ references: [page === 2 ? "ORB-1-1" : "ORB-9-1"], has_more: page < 2 }));
	expect(await ask()).toMatchObject({ ok: true, providerId: "cs_ORB-1-1", state: "created" });
	expect(asked).toHaveLength(3);
	expect(asked[0]?.get("created[gte]")).toBe(String(WEEK_AGO));
});

test("a session that is on none of the pages is absent, one that could not be looked for to the end is not", async () => {
	expect(await openBank(() => ({ references: ["ORB-9-1"], has_more: false })).ask()).toMatchObject({ absent: true });
	const hundred = Array.from({ length: 100 }, () => "ORB-9-1");
	const endless = await openBank(() => ({ references: hundred, has_more: true })).ask();
	expect(endless).toMatchObject({ ok: false, code: "unavailable" });
	expect(endless).not.toHaveProperty("absent");
});
