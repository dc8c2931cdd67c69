import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { openOutbox } from "../delivery/outbox.fixture.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

/** What managers read in Telegram when a place is free that somebody waits for. */
async function tellFreePlace(subject: string) {
	const requestId = await board.request({ kind: "waitlist", subject });
	const outbox = openOutbox({ db: board.db, clock: createSettableClock(NOON) });
	const messages = createRequestMessages(outbox.jobs);
	await inTransaction(board.db, (transaction) => messages.announceFreePlace(transaction, { requestId, waiting: 2 }));
	await outbox.deliver();
	return outbox.telegrams;
}

test("managers are told of a free place by one message that names nobody", async () => {
	const told = await tellFreePlace("webinar:game@2026-11-20");
	expect(told).toHaveLength(1);
	expect(told[0]).toContain("game, 20");
	expect(told[0]).toContain("Ждут места: 2");
	expect(told[0]).not.toContain("Имя");
});

test("managers are told the day of the webinar in its own zone, and the figures that its title quotes", async () => {
	await board.db
		.insertInto("webinar")
		.values({
			slug: "morning",
			audience: "children",
			planet: "comet",
			cover: "cover-game",
			startsAt: "2026-12-01T23:00:00Z",
			zone: "Asia/Vladivostok",
			minutes: 60,
			seats: 1,
			streamAddress: "https://live.school.example/room",
			courses: [],
			text: JSON.stringify({ ru: { title: "Эфир школы «{{school}}»" }, en: { title: "A stream of {{school}}" } }),
		})
		.execute();
	const [told] = await tellFreePlace("webinar:morning@2026-12-01");
	const { school } = await getSiteSettings(board.db);
	expect(told).toMatch(new RegExp(`Эфир школы «${school.ru}», 2\\sдекабря`));
});
