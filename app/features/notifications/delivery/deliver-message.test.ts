import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { eraseRequests } from "../../privacy/erase-requests.server.ts";
import { NO_PLACES } from "../../privacy/erasure-deps.fixture.ts";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";
import { DeliveryPostponed, deliverMessage } from "./deliver-message.server.ts";
import type { DeliveryOutcome } from "./delivery-outcome.ts";
import { retryDelivery } from "./retry-delivery.server.ts";

const PERSONAL = "Анна Орлова +79031234567";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

/** Channels that take everything, and what they have heard. */
function listen() {
	const heard: object[] = [];
	async function tell(what: object | string): Promise<DeliveryOutcome> {
		heard.push({ what });
		return { ok: true, externalId: "1" };
	}
	const deps = {
		channels: {
			telegram: { send: tell },
			crm: { createLead: tell, updateLead: tell, addNote: tell },
			letter: { send: tell },
		},
		siteUrl: "https://school.example",
		clock: createSettableClock(NOON.toISOString()),
	};
	return { heard, deps };
}

test("how long a service asks to be left alone is what the job runner is told", () => {
	const failure = { ok: false, retry: true, reason: "rate-limited", retryAfterSeconds: 300 } as const;
	expect(new DeliveryPostponed(failure)).toMatchObject({ message: "rate-limited", afterSeconds: 300 });
});

test("a message whose sending breaks waits with its reason, ends as failed, and can then be sent again", async () => {
	const requestId = await board.request({ kind: "trial" });
	const queued: string[] = [];
	const jobs = {
		async send(_db: unknown, _queue: string, data: object) {
			queued.push((data as { id: string }).id);
		},
	};
	await inTransaction(board.db, (transaction) =>
		createRequestMessages(jobs).announceRepeat(transaction, { id: requestId, letterOf: undefined }),
	);
	const [id = ""] = queued;
	let isBroken = true;
	async function send(): Promise<DeliveryOutcome> {
		if (isBroken) throw new TypeError(`No word for ${PERSONAL}\nnor for ${PERSONAL}`);
		return { ok: true };
	}
	const deps = {
		channels: { telegram: { send }, crm: undefined, letter: { send } },
		siteUrl: "https://school.example",
		clock: createSettableClock(NOON.toISOString()),
	};
	const deliver = (isLast: boolean) => deliverMessage(board.db, { id, attempt: { number: 1, isLast } }, deps);
	const stateOf = () =>
		board.db.selectFrom("outgoingMessage").where("id", "=", id).select(["status", "lastError"]).executeTakeFirst();

	const error = (await deliver(false).catch((thrown) => thrown)) as DeliveryPostponed;
	expect(error).toBeInstanceOf(DeliveryPostponed);
	expect(await stateOf()).toEqual({ status: "waiting", lastError: "unexpected-error TypeError" });
	// What the log prints of it: where it broke, and nobody's name.
	expect(error.stack).toContain("deliver-message.test.ts");
	expect(`${error.message}${error.stack}`).not.toContain(PERSONAL);

	await expect(deliver(true)).rejects.toThrow(DeliveryPostponed);
	expect(await stateOf()).toEqual({ status: "failed", lastError: "unexpected-error TypeError" });

	isBroken = false;
	expect((await retryDelivery(board.db, id, jobs)).ok).toBe(true);
	expect(queued).toEqual([id, id]);
	await deliver(false);
	expect(await stateOf()).toEqual({ status: "delivered", lastError: null });
});

test("a message of a kind that only the next build knows waits for it instead of being taken for another one", async () => {
	const requestId = await board.request({ kind: "trial", email: "anna@example.com" });
	const { heard, deps } = listen();
	for (const channel of ["letter", "telegram", "crm"] as const) {
		const message = { channel, kind: "request-of-tomorrow", requestId, details: "{}" };
		const { id } = await board.db
			.insertInto("outgoingMessage")
			.values(message)
			.returning("id")
			.executeTakeFirstOrThrow();
		const delivery = deliverMessage(board.db, { id, attempt: { number: 1, isLast: false } }, deps);
		await expect(delivery).rejects.toThrow("unknown-kind");
	}
	expect(heard).toEqual([]);
});

test("nobody hears of a request whose person was forgotten, though its jobs still come round", async () => {
	const requestId = await board.request({ kind: "trial", email: "anna@example.com" });
	const queued: string[] = [];
	const jobs = {
		send: async (_db: unknown, _queue: string, data: object) => void queued.push((data as { id: string }).id),
	};
	await inTransaction(board.db, (transaction) =>
		createRequestMessages(jobs).announceRequest(transaction, { id: requestId, hasEmail: true }),
	);
	await inTransaction(board.db, (transaction) =>
		eraseRequests(transaction, { ids: [requestId], emails: [], phones: [], until: NOON, now: NOON }, NO_PLACES),
	);
	const { heard, deps } = listen();
	for (const id of queued) await deliverMessage(board.db, { id, attempt: { number: 2, isLast: false } }, deps);
	expect(queued).toHaveLength(3);
	expect(heard).toEqual([]);
	const states = await board.db
		.selectFrom("outgoingMessage")
		.where("id", "in", queued)
		.select(["status", "lastError"])
		.execute();
	expect(states).toEqual(queued.map(() => ({ status: "failed", lastError: "erased" })));
	// Nor when staff send them again.
	for (const id of [...queued]) {
		await retryDelivery(board.db, id, jobs);
		await deliverMessage(board.db, { id, attempt: { number: 1, isLast: false } }, deps);
	}
	expect(heard).toEqual([]);
});

test("a letter that is filed while its person is erased is deleted again, and stays one that was dropped", async () => {
	const requestId = await board.request({ kind: "trial", email: "anna@example.com" });
	const message = { channel: "letter", kind: "request-received", requestId, details: "{}" } as const;
	const { id } = await board.db.insertInto("outgoingMessage").values(message).returning("id").executeTakeFirstOrThrow();
	const { deps } = listen();
	const erased: string[] = [];
	async function send(): Promise<DeliveryOutcome> {
		const person = { ids: [requestId], emails: [], phones: [], until: NOON, now: NOON };
		await inTransaction(board.db, (transaction) => eraseRequests(transaction, person, NO_PLACES));
		return { ok: true, externalId: "2026-letter.eml" };
	}
	const meanwhile = {
		...deps,
		channels: { ...deps.channels, letter: { send } },
		eraseLetters: async (files: readonly string[]) => void erased.push(...files),
	};
	await deliverMessage(board.db, { id, attempt: { number: 1, isLast: false } }, meanwhile);
	expect(erased).toEqual(["2026-letter.eml"]);
	const row = board.db.selectFrom("outgoingMessage").where("id", "=", id).select(["status", "lastError", "externalId"]);
	expect(await row.executeTakeFirst()).toEqual({ status: "failed", lastError: "erased", externalId: null });
});

test("a deal whose first try was lost is looked for before it is made", async () => {
	const requestId = await board.request({ kind: "trial" });
	const message = { channel: "crm", kind: "request-received", requestId, details: "{}" } as const;
	const { id } = await board.db.insertInto("outgoingMessage").values(message).returning("id").executeTakeFirstOrThrow();
	const { deps } = listen();
	const tries: unknown[] = [];
	async function createLead(_lead: unknown, attempt: unknown): Promise<DeliveryOutcome> {
		tries.push(attempt);
		return tries.length > 1 ? { ok: true, externalId: "7" } : { ok: false, retry: true, reason: "down" };
	}
	const channels = { ...deps.channels, crm: { ...deps.channels.crm, createLead } };
	const deliver = () =>
		deliverMessage(board.db, { id, attempt: { number: 1, isLast: false } }, { ...deps, channels }).catch(
			() => undefined,
		);
	for (let times = 0; times < 3; times++) await deliver();
	expect(tries).toEqual([1, 2]);
	expect((await board.get(requestId)).crmId).toBe("7");
});
