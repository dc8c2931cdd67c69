import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { endLine } from "../../checkout/orders/end-line.server.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

let school: TestCheckout;
let outbox: Outbox;
beforeAll(async () => {
	school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug })));
	outbox = openOrderOutbox(school);
	await school.addPromo({ code: "FREE", percent: 100 });
});
afterAll(() => school.close());

/** A CRM that keeps what it is told of deals: what was won, and the notes. */
const won = new Map<string, object>();
const notes: string[] = [];
beforeEach(() => {
	won.clear();
	notes.length = 0;
});
const crm: Channels["crm"] = {
	createLead: async () => ({ ok: true, externalId: "new" }),
	async updateLead(id, lead) {
		won.set(id, { isWon: lead.isWon, hasPrice: lead.price !== undefined });
		return { ok: true, externalId: id };
	},
	async addNote(id, text) {
		notes.push(`${id}: ${text}`);
		return { ok: true };
	},
};

test("an order of two courses wins the deals of both its requests, its price counts once, and the end of one is noted on its own", async () => {
	await school.addRequest("python", { token: "python", crmId: "1" });
	await school.addRequest("nets", { token: "nets", crmId: "2" });
	const lines = ["python", "nets"].map((courseSlug) => ({ courseSlug, tariffCode: "group" }));
	const order = await school.placed({ lines, requestTokens: ["nets", "python"], promoCode: "FREE" });
	await outbox.deliver(crm);
	expect(Object.fromEntries(won)).toEqual({
		1: { isWon: true, hasPrice: false },
		2: { isWon: true, hasPrice: true },
	});
	notes.length = 0;
	const line = await school.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", order.id)
		.where("position", "=", 0)
		.select(["id", "title"])
		.executeTakeFirstOrThrow();
	const ending = { orderId: order.id, lineId: line.id, day: "2026-11-18", reason: "moving", by: "Ольга" };
	await endLine(school.db, ending, school.deps);
	await outbox.deliver(crm);
	expect(notes).toEqual([expect.stringMatching(new RegExp(`^1: .*«${line.title}».*18\\sноября`))]);
});

test("money that goes back is noted on the deal, part by part", async () => {
	await school.addRequest("python", { token: "back", crmId: "3", phone: "+79031234568", repeatKeyPhone: "q" });
	const order = await school.paid({ requestTokens: ["back"], lines: [{ courseSlug: "python", tariffCode: "group" }] });
	for (const amount of [1_000_00, undefined]) {
		school.forward(1);
		await school.giveBack(order.id, amount);
	}
	await outbox.deliver(crm);
	const said = notes.map((note) => note.replaceAll("\u00a0", " ").split("\n")[0]);
	expect(said.slice(-2)).toEqual([
		`3: Возврат по заказу ${order.number}: 1 000 ₽`,
		`3: Возврат по заказу ${order.number}: 29 000 ₽`,
	]);
});
