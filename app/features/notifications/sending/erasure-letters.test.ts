import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import type { Locale } from "../../../shared/localized.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { carryOutErasure } from "../../privacy/carry-out-erasure.server.ts";
import { listenToErasures } from "../../privacy/erasure-deps.fixture.ts";
import { recordErasureWish } from "../../privacy/record-erasure-wish.server.ts";
import { refuseErasure } from "../../privacy/refuse-erasure.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { DeliveryPostponed } from "../delivery/deliver-message.server.ts";
import { eraseFarewells } from "../delivery/erase-farewells.server.ts";
import { type Outbox, openOutbox } from "../delivery/outbox.fixture.ts";
import { createErasureMessages } from "../queueing/create-erasure-messages.server.ts";

const SITE = "https://school.example";
const EMAIL = "anna@example.com";

describe("a letter about a wish to be forgotten", () => {
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

	const messages = () => createErasureMessages(outbox.jobs);
	const deps = () => ({ ...listenToErasures().deps, messages: messages() });

	async function wish(locale: Locale, email: string | null = EMAIL) {
		const requestId = await board.request({ locale, email });
		await inTransaction(board.db, (db) => recordErasureWish(db, { by: "requestId", id: requestId, now: NOON }));
		const { id } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		return { id, token: (await board.get(requestId)).token };
	}

	const rows = async () => JSON.stringify(await board.db.selectFrom("outgoingMessage").selectAll().execute());

	test.each(LOCALES)(
		"says in «%s» that it was done; the address outlives the person until it is sent",
		async (locale) => {
			const { id } = await wish(locale);
			await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, deps());
			outbox.post.isDown = true;
			await expect(outbox.deliver()).rejects.toThrow(DeliveryPostponed);
			expect(await rows()).toContain(EMAIL);
			outbox.post.isDown = false;
			// A job may come round again.
			outbox.queued.push(...outbox.queued);
			const sent = await outbox.deliver();
			expect(sent).toHaveLength(1);
			expect(sent[0]).toMatchObject({ to: EMAIL });
			expect(sent[0]?.subject).toBe(locale === "ru" ? "Ваши данные удалены" : "Your data has been deleted");
			expect(sent[0]?.text).not.toMatch(/Анна|\/my\/|undefined|erasure\./);
			expect(await rows()).not.toContain(EMAIL);
		},
	);

	test.each(LOCALES)("says in «%s» why it was refused, with the way to ask again", async (locale) => {
		const { id, token } = await wish(locale);
		const refusal = { id, reason: "Идёт спор по договору.", staff: IRINA, now: NOON };
		await refuseErasure(board.db, refusal, { messages: messages() });
		await refuseErasure(board.db, refusal, { messages: messages() });
		const sent = await outbox.deliver();
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({ to: EMAIL });
		expect(sent[0]?.text).toContain(refusal.reason);
		expect(sent[0]?.text).toContain(`${SITE}${locale === "en" ? "/en" : ""}/my/${token}`);
	});

	test("that was refused is not sent to whoever has asked again meanwhile", async () => {
		const { id } = await wish("ru");
		await refuseErasure(board.db, { id, reason: "Идёт спор", staff: IRINA, now: NOON }, { messages: messages() });
		await board.db.updateTable("erasureRequest").set({ status: "new" }).where("id", "=", id).execute();
		expect(await outbox.deliver()).toEqual([]);
	});

	test("keeps no address after a month, filed or given up", async () => {
		const { id } = await wish("ru");
		await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, deps());
		const { createdAt } = await board.db.selectFrom("outgoingMessage").select("createdAt").executeTakeFirstOrThrow();
		const later = minutesAfter(createdAt, 31 * 24 * 60);
		expect(await eraseFarewells(board.db, later)).toEqual([]);
		await outbox.deliver();
		expect(await eraseFarewells(board.db, minutesAfter(createdAt, 60))).toEqual([]);
		expect(await eraseFarewells(board.db, later)).toEqual(["1.eml"]);
		expect(await eraseFarewells(board.db, later)).toEqual([]);
		const details = JSON.stringify({ email: EMAIL, locale: "ru" });
		await board.db.updateTable("outgoingMessage").set({ status: "failed", details }).execute();
		await eraseFarewells(board.db, later);
		expect(await rows()).not.toContain(EMAIL);
	});

	test("is not written to nobody", async () => {
		const { id } = await wish("ru", null);
		expect(await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, deps())).toMatchObject({ ok: true });
		expect(outbox.queued).toEqual([]);
	});
});
