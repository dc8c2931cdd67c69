import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { openOutbox } from "../delivery/outbox.fixture.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

/** What managers read in Telegram when a reminder of the request comes through, and why it did not. */
async function remind(requestId: string, kind: "soon" | "late") {
	const outbox = openOutbox({ db: board.db, clock: createSettableClock(NOON) });
	const messages = createRequestMessages(outbox.jobs);
	await inTransaction(board.db, (transaction) => messages.announceEscalation(transaction, { requestId, kind }));
	const id = outbox.queued[0]?.id ?? "";
	await outbox.deliver();
	const { lastError } = await board.db
		.selectFrom("outgoingMessage")
		.where("id", "=", id)
		.select("lastError")
		.executeTakeFirstOrThrow();
	return { told: outbox.telegrams, lastError };
}

test.each(["soon", "late"] as const)("managers are reminded (%s) of a request that waits for a call", async (kind) => {
	expect(await remind(await board.request(), kind)).toEqual({
		told: [expect.stringContaining("Пробный урок")],
		lastError: null,
	});
});

test.each(["soon", "late"] as const)("managers read (%s) of an English visitor in their own language", async (kind) => {
	const course = await board.db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("courseText.locale", "=", "ru")
		.select(["course.id", "courseText.title"])
		.executeTakeFirstOrThrow();
	const { told } = await remind(await board.request({ locale: "en", courseId: course.id }), kind);
	expect(told).toEqual([expect.stringContaining(`Пробный урок\nКурс: ${course.title}\n`)]);
});

test("a course without a Russian text is named to managers by its English one", async () => {
	const { courseId, title } = await board.db
		.selectFrom("courseText")
		.where("locale", "=", "en")
		.select(["courseId", "title"])
		.executeTakeFirstOrThrow();
	await board.db.deleteFrom("courseText").where("courseId", "=", courseId).where("locale", "=", "ru").execute();
	const { told } = await remind(await board.request({ locale: "en", courseId }), "late");
	expect(told).toEqual([expect.stringContaining(`Курс: ${title}\n`)]);
});

test.each([
	["was answered meanwhile", { firstResponseAt: NOON }],
	["was closed meanwhile", { status: "lost", lostReason: "price" }],
] as const)("nobody is reminded of a request that %s", async (_, values) => {
	const id = await board.request(values);
	for (const kind of ["soon", "late"] as const) {
		expect(await remind(id, kind)).toEqual({ told: [], lastError: MOOT.noCallAwaited });
	}
});
