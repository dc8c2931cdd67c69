import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { noteMovedPlaces } from "../../catalog/office/note-moved-places.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { tellMovedPlaces } from "../../checkout/orders/tell-moved-places.server.ts";
import { tellMovedHolds } from "../../requests/board/tell-moved-holds.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

const KNOWN = { startsAt: new Date("2027-01-11T15:00:00Z"), zone: "Europe/Moscow" };
const LATER = new Date("2027-01-13T08:00:00Z");

let checkout: TestCheckout;
let outbox: Outbox;
beforeEach(async () => {
	checkout = await openCheckout();
	outbox = openOrderOutbox(checkout);
	await checkout.db.updateTable("start").set(KNOWN).execute();
});
afterEach(() => checkout.close());

/** What the post gets of the messages that wait. */
async function deliver(): Promise<string[]> {
	return (await outbox.deliver()).map(({ to, subject, text }) => `${to}\n${subject}\n${text}`);
}

async function moveGroup(to: Date) {
	const { id: startId, startsAt, zone } = await checkout.startOf("test-course");
	await checkout.db.updateTable("start").set({ startsAt: to }).execute();
	const now = checkout.clock.now();
	await inTransaction(checkout.db, (db) =>
		noteMovedPlaces(db, { startId, known: { startsAt, zone }, by: "Вера", now }),
	);
	const messages = createRequestMessages(outbox.jobs);
	const { log, settings } = checkout.deps;
	await tellMovedHolds(checkout.db, { now, messages, log }, promiseSettings(settings));
	await tellMovedPlaces(checkout.db, checkout.deps);
}

async function holding(values: { locale: "ru" | "en"; visitorZone: string | null }) {
	const { id: startId } = await checkout.startOf("test-course");
	const requestId = await checkout.addRequest("test-course", { token: "secret", email: "anna@example.com", ...values });
	const expiresAt = new Date(checkout.clock.now().getTime() + 60_000);
	await checkout.db.insertInto("seatHold").values({ startId, requestId, expiresAt }).execute();
}

test("a customer reads when the group was to begin and when it does now, and may pay still", async () => {
	const { id: startId } = await checkout.startOf("test-course");
	const lines = [{ courseSlug: "test-course", tariffCode: "group", startId }];
	const { number } = await checkout.placed({ lines });
	await deliver();
	await moveGroup(LATER);
	const [letter, ...others] = await deliver();
	expect(others).toEqual([]);
	expect(letter).toContain(`Заказ ${number}: группа начнётся в другое время`);
	expect(letter).toContain("Было: Курс: 11 января, понедельник, 18:00 (GMT+3)");
	expect(letter).toContain("Стало: Курс: 13 января, среда, 11:00 (GMT+3)");
	expect(letter).toContain("Оплатить заказ");
});

test("of two moves only the letter about the last one leaves, should the post have been away", async () => {
	const { id: startId } = await checkout.startOf("test-course");
	await checkout.placed({ lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
	await deliver();
	await moveGroup(LATER);
	await moveGroup(new Date("2027-01-14T08:00:00Z"));
	const letters = await deliver();
	expect(letters).toHaveLength(1);
	expect(letters[0]).toContain("Стало: Курс: 14 января");
	const unsent = await checkout.db
		.selectFrom("outgoingMessage")
		.where("status", "<>", "delivered")
		.select("lastError")
		.execute();
	expect(unsent).toEqual([{ lastError: MOOT.toldByAnother }]);
});

test.each([
	[
		"ru",
		null,
		"Было: 11 января, понедельник, 18:00 (GMT+3)\n",
		"Стало: 13 января, среда, 11:00 (GMT+3)\n",
		"18 ноября, 12:01 (GMT+3)",
	],
	[
		"en",
		"America/New_York",
		"Before: 11 January, Monday, 18:00 (GMT+3); by your clock 11 January, Monday, 10:00 (GMT-5)",
		"Now: 13 January, Wednesday, 11:00 (GMT+3); by your clock 13 January, Wednesday, 03:00 (GMT-5)",
		"18 November, 12:01 (GMT+3)",
	],
] as const)(
	"a request that holds a place has its letter, in «%s» by both clocks",
	async (locale, visitorZone, ...facts) => {
		await holding({ locale, visitorZone });
		await moveGroup(LATER);
		const [letter, ...others] = await deliver();
		expect(others).toEqual([]);
		for (const fact of ["anna@example.com", ...facts, "/my/secret"]) expect(letter).toContain(fact);
		expect(letter).not.toMatch(/undefined|groupMoved/);
	},
);

test("a letter that was held up until the place has gone is not sent", async () => {
	await holding({ locale: "ru", visitorZone: null });
	await moveGroup(LATER);
	checkout.forward(2);
	expect(await deliver()).toEqual([]);
});
