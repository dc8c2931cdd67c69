import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.server.ts";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { createMessageSender } from "../queueing/create-message-sender.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

test("managers are told of a free place by one message that names nobody", async () => {
	const requestId = await board.request({ kind: "waitlist", subject: "webinar:game@2026-11-20" });
	const queued: string[] = [];
	const sender = createMessageSender({
		async send(_db, _queue, data) {
			queued.push((data as { id: string }).id);
		},
	});
	await inTransaction(board.db, (transaction) => sender.announceFreePlace(transaction, { requestId, waiting: 2 }));
	const told: string[] = [];
	const telegram = {
		async send(text: string) {
			told.push(text);
			return { ok: true as const };
		},
	};
	const letter = { send: async () => ({ ok: true as const }) };
	const deps = {
		channels: { telegram, crm: undefined, letter },
		siteUrl: "https://school.example",
		clock: createSettableClock(NOON.toISOString()),
	};
	for (const id of queued) await deliverMessage(board.db, { id, attempt: { number: 1, isLast: false } }, deps);
	expect(told).toHaveLength(1);
	expect(told[0]).toContain("game, 20");
	expect(told[0]).toContain("Ждут места: 2");
	expect(told[0]).not.toContain("Имя");
});
