import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

let school: TestCheckout;
const queued: { readonly id: string; readonly queue: string }[] = [];
beforeAll(async () => {
	school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug })));
	const jobs = {
		send: async (_db: unknown, queue: string, data: object) =>
			void queued.push({ queue, id: (data as { id: string }).id }),
	};
	Object.assign(school.deps, { messages: createOrderMessages(jobs) });
	await school.addPromo({ code: "FREE", percent: 100 });
});
afterAll(() => school.close());

test("an order of two courses wins the deals of both its requests, and its price counts once", async () => {
	await school.addRequest("python", { token: "python", crmId: "1" });
	await school.addRequest("nets", { token: "nets", crmId: "2" });
	const lines = ["python", "nets"].map((courseSlug) => ({ courseSlug, tariffCode: "group" }));
	await school.placed({ lines, requestTokens: ["nets", "python"], promoCode: "FREE" });
	const won = new Map<string, object>();
	const channels = {
		crm: {
			createLead: async () => ({ ok: true, externalId: "new" }),
			async updateLead(id, lead) {
				won.set(id, { isWon: lead.isWon, hasPrice: lead.price !== undefined });
				return { ok: true, externalId: id };
			},
			addNote: async () => ({ ok: true }),
		},
	} as Partial<Channels> as Channels;
	const deps = { channels, clock: school.clock, siteUrl: "https://school.example" };
	for (const { id } of queued.filter(({ queue }) => queue === "deliver-crm")) {
		await deliverMessage(school.db, { id, attempt: { number: 1, isLast: false } }, deps);
	}
	expect(Object.fromEntries(won)).toEqual({
		1: { isWon: true, hasPrice: false },
		2: { isWon: true, hasPrice: true },
	});
});
