import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { failForGood } from "../delivery/delivery-outcome.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

describe("an order and the request that it comes from", () => {
	let school: TestCheckout;
	const queued: { readonly id: string; readonly queue: string }[] = [];
	beforeAll(async () => {
		school = await openCheckout();
		const jobs = {
			send: async (_db: unknown, queue: string, data: object) =>
				void queued.push({ queue, id: (data as { id: string }).id }),
		};
		Object.assign(school.deps, { messages: createOrderMessages(jobs) });
	});
	afterAll(() => school.close());

	const isGone = (deal: string) => deal === "deleted";

	/** Delivers what waits for a channel; gives how often each deal was tried to be made, its notes, the letters and the texts to managers. */
	async function deliver(channel: "crm" | "letter" | "telegram", isCrmDown = false) {
		const heard: unknown[] = [];
		const channels = {
			letter: { send: async ({ text }) => ({ ok: heard.push(text) > 0 }) },
			telegram: { send: async (text) => ({ ok: heard.push(text) > 0 }) },
			crm: {
				async createLead(_lead, attempt) {
					heard.push(attempt);
					return isCrmDown ? { ok: false, retry: true, reason: "down" } : { ok: true, externalId: "7" };
				},
				updateLead: async (externalId) => (isGone(externalId) ? failForGood(MOOT.noDeal) : { ok: true, externalId }),
				addNote: async (externalId) => ({ ok: heard.push(`note on ${externalId}`) > 0 }),
			},
		} as Channels;
		const deps = { channels, clock: school.clock, siteUrl: "https://school.example" };
		for (const { id } of queued.filter(({ queue }) => queue === `deliver-${channel}`)) {
			await deliverMessage(school.db, { id, attempt: { number: 1, isLast: false } }, deps).catch(() => undefined);
		}
		return heard;
	}
	/** An order of a request that was left in Omsk, whose message to the managers has not left yet. */
	async function placed() {
		queued.length = 0;
		const order = await school.placed();
		const token = `of-${order.id}`;
		const requestId = await school.addRequest("test-course", { token, visitorZone: "Asia/Omsk" });
		const change = school.db.updateTable("courseOrder").set({ requestId }).where("id", "=", order.id);
		await change.execute();
		const message = { channel: "telegram", kind: "request-received", requestId, details: "{}" } as const;
		await school.db.insertInto("outgoingMessage").values(message).execute();
		return order;
	}

	test("has its time to pay said by the clock of whoever left the request, where the buyer's own is not known", async () => {
		await placed();
		expect(String(await deliver("letter"))).toMatch(/\(GMT\+3\);\sпо\sвашим\sчасам\s.+\s\(GMT\+6\)/);
	});

	test("is a deal that waits for no other message of the request, and is looked for once its first try was lost", async () => {
		const { token } = await placed();
		await startPayment(school.db, { token }, school.deps);
		await school.tell("tbank", "captured");
		expect([await deliver("crm", true), await deliver("crm"), await deliver("crm")]).toEqual([
			[1],
			[2, "note on 7"],
			[],
		]);
	});

	test("tells its sale to the deal of the request, and to a new one where the CRM has that no more", async () => {
		for (const [crmId, heard] of [
			["8", ["note on 8"]],
			["deleted", [1, "note on 7"]],
		] as const) {
			const { id, token } = await placed();
			const deal = school.db.updateTable("contactRequest").set({ crmId }).where("token", "=", `of-${id}`);
			await deal.execute();
			await startPayment(school.db, { token }, school.deps);
			await school.tell("tbank", "captured");
			expect(await deliver("crm"), crmId).toEqual(heard);
			const request = school.db.selectFrom("contactRequest").where("token", "=", `of-${id}`).select("crmId");
			expect(await request.executeTakeFirst(), crmId).toEqual({ crmId: crmId === "deleted" ? "7" : "8" });
		}
	});

	test("that was paid twice is told to the managers at once", async () => {
		const { token } = await placed();
		const { tbank } = school.banks;
		tbank.cancelMode = "refused";
		await startPayment(school.db, { token }, school.deps);
		const card = tbank.last();
		tbank.set(card, "failed", { failure: "declined" });
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		await school.tell("tbank", "captured", card);
		await school.tell("tbank_forma", "captured");
		const texts = (await deliver("telegram")).map((text) => String(text).replaceAll("\u00a0", " "));
		expect(texts).toHaveLength(2);
		expect(texts[1]).toContain("30 000 ₽");
	});
});
