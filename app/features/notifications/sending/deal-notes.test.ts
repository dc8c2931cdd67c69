import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Schema } from "../../../../database/types.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { IRINA, NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { createRequestResource } from "../../requests/office/requests.server.ts";
import { type Outbox, openOutbox } from "../delivery/outbox.fixture.ts";
import { createDealFollower } from "../queueing/create-deal-follower.server.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

const PHONE = "+79031234567";

let board: TestBoard;
let outbox: Outbox;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());
beforeEach(async () => {
	outbox = openOutbox({ db: board.db, clock: createSettableClock(NOON) });
	await board.clear();
});

/** Delivers what was queued. @returns the notes by their deals. */
async function deliver(): Promise<[string, string][]> {
	const notes: [string, string][] = [];
	const crm = {
		createLead: async () => ({ ok: true as const, externalId: "9" }),
		updateLead: async () => ({ ok: true as const }),
		async addNote(leadId: string, text: string) {
			notes.push([leadId, text.replaceAll("\u00a0", " ")]);
			return { ok: true as const, externalId: leadId };
		},
	};
	await outbox.deliver(crm);
	return notes;
}

/** Mends a request as the office does. */
async function mend(id: string, change: Partial<Schema["contactRequest"]> & object): Promise<void> {
	const resource = createRequestResource({ followers: [], messages: createRequestMessages(outbox.jobs) });
	const [record] = await resource.read(board.db, [id]);
	const input = resource.schema.parse({ ...record, ...change });
	const staff = { ...IRINA, email: "", role: "manager", locale: "ru", teacherId: null, hasTwoFactor: false } as const;
	await board.db
		.transaction()
		.execute(async (db) =>
			expect(await resource.update?.(db, { id, input }, { staff, now: NOON })).toMatchObject({ ok: true }),
		);
}

test("the deal of a request is told a phone and an address that were mended, and nothing that it does not keep", async () => {
	const id = await board.request({ phone: "+79031112233", email: "anna@example.com", crmId: "7" });
	await mend(id, { wishedAt: "вечером" });
	expect(await deliver()).toEqual([]);
	await mend(id, { phone: PHONE, email: null, wishedAt: "утром" });
	const card = `Карточка: https://school.example/admin/requests/${id}`;
	expect(await deliver()).toEqual([["7", `В заявке исправили данные\nТелефон: ${PHONE}\nПочта: нет\n${card}`]]);
});

test("the deal of an English visitor is told the course in the language of the staff", async () => {
	const { id: courseId } = await board.db.selectFrom("course").select("id").executeTakeFirstOrThrow();
	await mend(await board.request({ locale: "en", crmId: "7" }), { courseId });
	expect(await deliver()).toEqual([["7", expect.stringContaining("\nКурс: Курс\n")]]);
});

test("a deal that is still to be made gets no note: it will have the new phone", async () => {
	await mend(await board.request({ phone: "+79031112233" }), { phone: PHONE });
	expect(outbox.queued).toHaveLength(1);
	expect(await deliver()).toEqual([]);
});

test("the deal of a request that was merged into another one is told which, and may be closed", async () => {
	const [id, into] = [
		await board.request({ phone: PHONE, crmId: "7" }),
		await board.request({ phone: PHONE, crmId: "8" }),
	];
	const merge = { id, into, staff: IRINA, now: NOON };
	expect(await mergeRequests(board.db, merge, { followers: [createDealFollower(outbox.jobs)] })).toMatchObject({
		ok: true,
	});
	const { number } = await board.get(into);
	const [[deal, note] = []] = await deliver();
	expect(deal).toBe("7");
	expect(note).toContain(`Заявку объединили с заявкой № ${number}: эту сделку можно закрыть`);
});

test("no deal is made of a request that was merged before there was one: the other one's is the person's only deal", async () => {
	const [id, into] = [await board.request({ phone: PHONE }), await board.request({ phone: PHONE })];
	const messages = createRequestMessages(outbox.jobs);
	await board.db.transaction().execute(async (db) => {
		for (const request of [id, into]) await messages.announceRequest(db, { id: request, hasEmail: false });
	});
	const merge = { id, into, staff: IRINA, now: NOON };
	expect(await mergeRequests(board.db, merge, { followers: [createDealFollower(outbox.jobs)] })).toMatchObject({
		ok: true,
	});
	expect(await deliver()).toEqual([["9", expect.stringContaining(`/admin/requests/${into}`)]]);
	expect([(await board.get(id)).crmId, (await board.get(into)).crmId]).toEqual([null, "9"]);
});
