import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import type { Crm } from "../crm/crm.server.ts";
import { openOutbox } from "../delivery/outbox.fixture.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

const leads: string[] = [];
const crm: Crm = {
	async createLead({ firstName }) {
		leads.push(firstName);
		return { ok: true, externalId: "17" };
	},
	updateLead: async () => ({ ok: true, externalId: "17" }),
	addNote: async () => ({ ok: true, externalId: "17" }),
};

test("of a request that was held up until its person withdrew the consent to processing nobody is told, nor is he", async () => {
	const outbox = openOutbox({ db: board.db, clock: createSettableClock(NOON) });
	const messages = createRequestMessages(outbox.jobs);
	const id = await board.request({ email: "anna@example.com" });
	const { token } = await board.get(id);
	const consent = { requestId: id, kind: "personal-data", granted: true } as const;
	const { id: consentId } = await board.db
		.insertInto("consent")
		.values(consent)
		.returning("id")
		.executeTakeFirstOrThrow();
	await inTransaction(board.db, async (transaction) => {
		await messages.announceRequest(transaction, { id, hasEmail: true });
		await messages.announceFreePlace(transaction, { requestId: id, waiting: 2 });
	});
	expect(await withdrawConsent(board.db, { token, consentId, now: NOON }, { followers: [] })).toBe(true);
	expect(await outbox.deliver(crm)).toEqual([]);
	expect(leads).toEqual([]);
	// It tells of everybody who waits, and of nobody by name.
	expect(outbox.telegrams).toEqual([expect.stringContaining("Ждут места: 2")]);
	const given = board.db.selectFrom("outgoingMessage").where("kind", "=", "request-received").select("lastError");
	expect(await given.execute()).toEqual(Array.from({ length: 3 }, () => ({ lastError: MOOT.consentWithdrawn })));
});
