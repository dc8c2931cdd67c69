import type { Insertable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "../../../database/types.ts";
import { getInvoice } from "../checkout/invoices/get-invoice.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { askForErasure } from "./ask-for-erasure.server.ts";
import { carryOutErasure } from "./carry-out-erasure.server.ts";
import { eraseOldInvoices } from "./erase-old-invoices.server.ts";
import { listenToErasures } from "./erasure-deps.fixture.ts";
import { refuseErasure } from "./refuse-erasure.server.ts";

const KEEP_DAYS = 1095;
const OLD = minutesAfter(NOON, -(KEEP_DAYS + 2) * 24 * 60);
const GONE = { payerName: "", payerSurname: "", payerPhone: "", payerEmail: "", purpose: "" };
const KEPT = { payerName: "Анна", payerEmail: "Anna@Example.com", purpose: "Уроки для Пети" };
const ITEM = { name: KEPT.purpose, amount: { minor: 100_00, currency: "RUB" } };

describe("an invoice that nothing was paid of", () => {
	let board: TestBoard;
	const { deps } = listenToErasures();
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	afterEach(async () => {
		for (const table of ["erasureRequest", "outgoingMessage", "payment", "invoice"] as const) {
			await board.db.deleteFrom(table).execute();
		}
	});

	async function invoice(number: string, changes: Partial<Insertable<Schema["invoice"]>> = {}): Promise<string> {
		const { id } = await board.db
			.insertInto("invoice")
			.values({
				...{ number, secret: number, locale: "ru", currency: "RUB", total: 100_00, parts: "[]", state: "cancelled" },
				...{ ...KEPT, payerSurname: "Петрова", payerPhone: "+79031112233", createdAt: NOON, updatedAt: NOON },
				...changes,
			} as Insertable<Schema["invoice"]>)
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}
	async function pay(invoiceId: string, state: "captured" | "refunded" | "failed") {
		await board.db
			.insertInto("payment")
			.values({
				...{ invoiceId, provider: "tbank", paymentType: "card_ru", reference: invoiceId, attempt: 1, amount: 100_00 },
				...{ currency: "RUB", state, items: JSON.stringify([ITEM]), nextCheckAt: NOON },
			})
			.execute();
	}
	const read = (id: string) =>
		board.db.selectFrom("invoice").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
	const eraseOld = () => eraseOldInvoices(board.db, { now: NOON, keepDays: KEEP_DAYS }, deps);
	async function forget(secret: string, eraseLetters = deps.eraseLetters) {
		await askForErasure(board.db, { token: secret, now: NOON });
		const { id } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		const done = await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, { ...deps, eraseLetters });
		expect(done).toMatchObject({ ok: true });
	}

	test("loses its payer with the wish once it is cancelled; one that money came for stays", async () => {
		const [cancelled, failed, refunded] = [await invoice("INV-1"), await invoice("INV-2"), await invoice("INV-3")];
		const open = await invoice("INV-4", { state: "open" });
		await pay(failed, "failed");
		await pay(refunded, "refunded");
		await forget("INV-1");
		expect(await read(cancelled)).toMatchObject(GONE);
		expect(await getInvoice(board.db, { number: "INV-1", email: " " })).toBeUndefined();
		expect(await read(failed)).toMatchObject(GONE);
		expect(await read(refunded)).toMatchObject(KEPT);
		const payments = await board.db.selectFrom("payment").select(["invoiceId", "items"]).execute();
		expect(payments).toContainEqual({ invoiceId: failed, items: [{ ...ITEM, name: "INV-2" }] });
		expect(payments).toContainEqual({ invoiceId: refunded, items: [ITEM] });
		expect(await read(open)).toMatchObject(KEPT);
		expect(await eraseOld()).toBe(0);
		await board.db.updateTable("invoice").set({ state: "cancelled" }).where("id", "=", open).execute();
		expect(await eraseOld()).toBe(1);
		expect(await read(open)).toMatchObject(GONE);
	});

	test("goes with the order that it was written for, though that was after the wish; one without an order stays then", async () => {
		const anna = { customerName: "Анна", customerSurname: "Петрова", customerPhone: "+79031112233" };
		const { id: orderId } = await board.db
			.insertInto("courseOrder")
			.values({
				...{ ...anna, customerEmail: KEPT.payerEmail, customerEmailKey: KEPT.payerEmail.toLowerCase() },
				...{ number: "1", token: "1", idempotencyKey: "1", formKey: "1", contentHash: "1", state: "cancelled" },
				...{ currency: "RUB", subtotal: 100, discount: 0, total: 100, locale: "ru", mode: "single" },
				...{ paymentType: "card_ru", documents: "[]", createdAt: NOON, updatedAt: NOON },
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await invoice("INV-1");
		const later = { createdAt: minutesAfter(NOON, 5) };
		const [ofOrder, alone] = [await invoice("INV-2", { ...later, orderId }), await invoice("INV-3", later)];
		await forget("INV-1");
		expect(await read(ofOrder)).toMatchObject(GONE);
		expect(await read(alone)).toMatchObject(KEPT);
		await board.db.deleteFrom("invoice").execute();
		await board.db.deleteFrom("courseOrder").execute();
	});

	test("leaves no letter that refused an earlier wish, as it leaves none about an invoice that was paid", async () => {
		await pay(await invoice("INV-1", { state: "paid" }), "captured");
		await askForErasure(board.db, { token: "INV-1", now: NOON });
		const { id: erasureId } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		await refuseErasure(board.db, { id: erasureId, reason: "Идёт курс.", staff: IRINA, now: NOON }, deps);
		const refused = { channel: "letter", kind: "erasure-refused", erasureId, details: "{}" } as const;
		await board.db
			.insertInto("outgoingMessage")
			.values({ ...refused, status: "delivered", externalId: "refused.eml" })
			.execute();
		const letters: string[] = [];
		await forget("INV-1", async (files) => void letters.push(...files));
		expect(letters).toEqual(["refused.eml"]);
	});

	test("loses its payer with time, once, and the letters about it", async () => {
		const letters: string[] = [];
		const old = { createdAt: OLD, updatedAt: OLD };
		const gone = await invoice("INV-1", old);
		const others = [await invoice("INV-2"), await invoice("INV-3", { ...old, state: "open" })];
		const paid = await invoice("INV-4", old);
		await pay(paid, "captured");
		await board.db
			.insertInto("outgoingMessage")
			.values({
				...{ channel: "letter", kind: "invoice-created", invoiceId: gone, details: "{}" },
				...{ status: "delivered", externalId: "old.eml" },
			})
			.execute();
		const eraseLetters = async (files: readonly string[]) => void letters.push(...files);
		const erase = () => eraseOldInvoices(board.db, { now: NOON, keepDays: KEEP_DAYS }, { eraseLetters });
		expect(await erase()).toBe(1);
		expect(await read(gone)).toMatchObject(GONE);
		for (const id of [...others, paid]) expect(await read(id)).toMatchObject(KEPT);
		expect(letters).toEqual(["old.eml"]);
		expect(await erase()).toBe(0);
	});
});
