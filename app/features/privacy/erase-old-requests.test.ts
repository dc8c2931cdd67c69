import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { eraseOldRequests } from "./erase-old-requests.server.ts";
import { NO_PLACES } from "./erasure-deps.fixture.ts";

const KEEP_DAYS = 1095;
const daysAgo = (days: number) => minutesAfter(NOON, -days * 24 * 60);
const OLD = daysAgo(KEEP_DAYS + 2);
const RECENT = daysAgo(KEEP_DAYS - 2);

describe("requests that the school may keep no longer", () => {
	let board: TestBoard;
	let letters: string[] = [];
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		letters = [];
		await board.db.deleteFrom("courseOrder").execute();
		await board.clear();
	});

	function eraseOld() {
		const eraseLetters = async (files: readonly string[]) => void letters.push(...files);
		return eraseOldRequests(board.db, { now: NOON, keepDays: KEEP_DAYS }, { eraseLetters, places: NO_PLACES });
	}

	async function event(requestId: string, createdAt: Date) {
		const values = { requestId, kind: "repeated", details: JSON.stringify({ message: "Жду" }), createdAt } as const;
		await board.db.insertInto("contactRequestEvent").values(values).execute();
	}

	/** One that something has happened to lately. */
	async function order(requestId: string, customerEmail: string) {
		await board.db
			.insertInto("courseOrder")
			.values({
				...{ number: requestId, token: requestId, idempotencyKey: requestId, formKey: "f", contentHash: "h" },
				...{ currency: "RUB", subtotal: 0, discount: 0, total: 0, locale: "ru", mode: "single", state: "paid" },
				...{ customerName: "Анна", customerSurname: "Орлова", customerPhone: "+7903", customerEmail },
				...{ customerEmailKey: customerEmail, paymentType: "card_ru", documents: "[]", requestId },
				...{ createdAt: OLD, updatedAt: RECENT },
			} as never)
			.execute();
	}

	const erased = async () =>
		(await board.db.selectFrom("contactRequest").where("erasedAt", "is not", null).select("id").execute()).map(
			({ id }) => id,
		);

	test("lose their person, once; the proofs of consents stay", async () => {
		const phone = "+79031112233";
		const id = await board.request({ createdAt: OLD, phone, email: "anna@example.com" });
		const newer = await board.request({ createdAt: RECENT, phone, email: "anna@example.com" });
		await event(id, OLD);
		await board.db
			.insertInto("consent")
			.values({ requestId: id, kind: "personal-data", granted: true, documentHash: "hash", ip: "10.1.2.3" })
			.execute();
		await board.db
			.insertInto("outgoingMessage")
			.values({
				...{ channel: "letter", kind: "request-received", requestId: id, details: "{}" },
				...{ status: "delivered", externalId: "old.eml" },
			})
			.execute();
		expect(await eraseOld()).toBe(1);
		expect(await board.get(id)).toMatchObject({ name: "—", phone: "", email: null, kind: "trial", erasedAt: NOON });
		expect(await board.get(newer)).toMatchObject({ phone, erasedAt: null });
		expect(letters).toEqual(["old.eml"]);
		const consents = await board.db.selectFrom("consent").select(["requestId", "documentHash", "ip"]).execute();
		expect(consents).toEqual([{ requestId: id, documentHash: "hash", ip: null }]);
		const { version } = await board.get(id);
		expect(await eraseOld()).toBe(0);
		expect((await board.get(id)).version).toBe(version);
	});

	test("are counted from the last contact: an event, or an order that came of them and knows its person still", async () => {
		const quiet = await board.request({ createdAt: OLD });
		const spoken = await board.request({ createdAt: OLD });
		await event(spoken, OLD);
		await event(spoken, RECENT);
		await order(await board.request({ createdAt: OLD }), "a@example.com");
		const emptied = await board.request({ createdAt: OLD });
		await order(emptied, "");
		expect(await eraseOld()).toBe(2);
		expect((await erased()).toSorted()).toEqual([quiet, emptied].toSorted());
	});

	test("are all emptied, also when they are more than one transaction takes", async () => {
		for (let left = 51; left > 0; left--) await board.request({ createdAt: OLD });
		expect(await eraseOld()).toBe(51);
		expect(await erased()).toHaveLength(51);
	});

	test("that were merged go with the one that stands for them", async () => {
		const alive = await board.request({ createdAt: OLD });
		await event(alive, RECENT);
		await board.request({ createdAt: OLD, mergedInto: alive });
		const gone = await board.request({ createdAt: OLD });
		const merged = await board.request({ createdAt: OLD, mergedInto: gone });
		expect(await eraseOld()).toBe(2);
		expect((await erased()).toSorted()).toEqual([gone, merged].toSorted());
	});
});
