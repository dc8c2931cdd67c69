import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Schema } from "../../../database/types.ts";
import { buildPost, seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import type { ErasureMessages } from "../notifications/queueing/erasure-messages.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { getMyData } from "../requests/pages/get-my-data.server.ts";
import { askForErasure } from "./ask-for-erasure.server.ts";
import { carryOutErasure } from "./carry-out-erasure.server.ts";
import { NO_PLACES } from "./erasure-deps.fixture.ts";
import { getMyErasure } from "./get-my-erasure.server.ts";
import { refuseErasure } from "./refuse-erasure.server.ts";

const PHONE = "+79031112233";
const EMAIL = "Anna@Example.com";
const PERSONAL = /Анна|Петрова|7903|903.?111|example\.com|10\.1\.2\.3|Mozilla|секрет/i;

describe("a wish to be forgotten", () => {
	let board: TestBoard;
	let letters: string[] = [];
	let told: object[] = [];
	const messages: ErasureMessages = {
		announceErased: async (_db, erased) => void told.push(erased),
		announceRefusal: async (_db, erasureId) => void told.push({ refused: erasureId }),
	};
	beforeAll(async () => {
		board = await openTestBoard();
		await seedTestBlog(board.db, { now: NOON, posts: [buildPost()] });
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		letters = [];
		told = [];
		await board.clear();
		await board.db.deleteFrom("comment").execute();
	});

	async function wish(): Promise<{ requestId: string; token: string; id: string }> {
		const requestId = await board.request({
			phone: PHONE,
			phoneRaw: "8 903 111-22-33",
			email: EMAIL,
			surname: "Петрова",
			message: "секрет",
			ip: "10.1.2.3",
			agent: "Mozilla",
			answers: JSON.stringify({ about: "секрет" }),
			crmId: "lead-7",
		});
		await board.db
			.insertInto("contactRequestEvent")
			.values([
				{
					requestId,
					kind: "call",
					details: JSON.stringify({ result: "talked", note: "секрет", callAt: null }),
					createdAt: NOON,
				},
				{
					requestId,
					kind: "repeated",
					details: JSON.stringify({ name: "Анна", surname: "Петрова", phone: PHONE, email: EMAIL, childAge: 11 }),
					createdAt: NOON,
				},
			])
			.execute();
		const { token } = await board.get(requestId);
		await askForErasure(board.db, { token, now: NOON });
		const { id } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		return { requestId, token, id };
	}

	function carryOut(id: string) {
		const eraseLetters = async (files: readonly string[]) => {
			letters.push(...files);
		};
		const deps = { eraseLetters, messages, places: NO_PLACES };
		return carryOutErasure(board.db, { id, staff: IRINA, now: minutesAfter(NOON, 60) }, deps);
	}

	async function comment(values: Partial<Insertable<Schema["comment"]>> = {}): Promise<string> {
		const post = await board.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
		const { id } = await board.db
			.insertInto("comment")
			.values({
				postId: post.id,
				locale: "ru",
				name: "Анна Петрова",
				email: EMAIL.toLowerCase(),
				text: "Спасибо за статью",
				status: "approved",
				unsubscribeToken: randomUUID(),
				contentHash: "h",
				ip: "10.1.2.3",
				agent: "Mozilla",
				createdAt: NOON,
				...values,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}

	test("leaves nothing of the person, in the request, its log, its consents or comments of the address, and all of others", async () => {
		const { requestId, token, id } = await wish();
		const sister = await board.request({ phone: PHONE, name: "Анна", createdAt: minutesAfter(NOON, -600) });
		const stranger = await board.request({ phone: "+79990000001", name: "Пётр", email: "petr@example.org" });
		const line = { requestId: stranger, kind: "call", details: '{"note":"Ждёт"}', createdAt: NOON } as const;
		await board.db.insertInto("contactRequestEvent").values(line).execute();
		const others = [await board.get(stranger), await board.log(stranger)];
		const commentId = await comment();
		const consent = { kind: "privacy", granted: true, documentHash: "hash", page: "/blog/секрет" } as const;
		const traces = { ip: "10.1.2.3", agent: "Mozilla" };
		await board.db
			.insertInto("consent")
			.values([
				{ ...consent, ...traces, requestId },
				{ ...consent, ...traces, commentId },
			])
			.execute();
		expect(await carryOut(id)).toMatchObject({ ok: true, value: { requests: 2, comments: 1, deals: ["lead-7"] } });

		for (const table of ["contactRequest", "contactRequestEvent", "consent", "comment", "outgoingMessage"] as const) {
			expect(JSON.stringify(await board.db.selectFrom(table).selectAll().execute()), table).not.toMatch(PERSONAL);
		}
		expect(await board.log(requestId)).toContainEqual({ kind: "repeated", details: {}, by: "visitor" });
		expect(await board.get(requestId)).toMatchObject({ kind: "trial", status: "lost", dueAt: null });
		expect((await board.get(sister)).erasedAt).not.toBeNull();
		expect([await board.get(stranger), await board.log(stranger)]).toEqual(others);
		expect(await board.db.selectFrom("consent").select("documentHash").execute()).toEqual([
			{ documentHash: "hash" },
			{ documentHash: "hash" },
		]);
		expect(await board.db.selectFrom("comment").where("id", "=", commentId).select("text").execute()).toHaveLength(1);
		expect(await getMyData(board.db, { token, locale: "ru", now: NOON })).toBeUndefined();
		expect(await carryOut(id)).toEqual({ ok: false, code: "decided" });
		expect(told).toEqual([{ erasureId: id, email: EMAIL, locale: "ru" }]);
	});

	test("gives back a place and a seat, stops letters that wait, and deletes filed ones", async () => {
		const { requestId, id } = await wish();
		const start = await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
		await board.db
			.insertInto("seatHold")
			.values({ startId: start.id, requestId, expiresAt: minutesAfter(NOON, 600) })
			.execute();
		const message = { channel: "letter", kind: "request-received", requestId, details: "{}" } as const;
		await board.db
			.insertInto("outgoingMessage")
			.values([
				{ ...message, status: "waiting" },
				{ ...message, status: "delivered", externalId: "2026-letter.eml" },
			])
			.execute();
		await carryOut(id);
		expect(letters).toEqual(["2026-letter.eml"]);
		const messages = await board.db.selectFrom("outgoingMessage").orderBy("status").select("status").execute();
		expect(messages).toEqual([{ status: "delivered" }, { status: "failed" }]);
		const hold = await board.db.selectFrom("seatHold").select("releasedAt").executeTakeFirstOrThrow();
		expect(hold.releasedAt).not.toBeNull();
	});

	test("takes along letters about trial lessons, comments and earlier refusals, and stops what waits to be sent", async () => {
		const { requestId, id } = await wish();
		const teacher = await board.db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
		const booking = await board.db
			.insertInto("trialBooking")
			.values({
				requestId,
				teacherId: teacher.id,
				startsAt: NOON,
				minutes: 45,
				zone: "Europe/Moscow",
				visitorZone: "Europe/Moscow",
				bookedBy: "visitor",
				bookedAt: NOON,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const own = await comment();
		const stranger = { name: "Пётр", email: "petr@example.org", contentHash: "p" };
		const [answer, asked] = [
			await comment({ ...stranger, parentId: own }),
			await comment({ ...stranger, contentHash: "q" }),
		];
		const reply = await comment({ parentId: asked, contentHash: "r" });
		const about = (file: string, values: object) => ({
			...{ channel: "letter", kind: "any", status: "delivered", details: "{}", externalId: `${file}.eml` },
			...{ requestId: null, trialBookingId: null, commentId: null, erasureId: null },
			...values,
		});
		const rows = [
			about("lesson", { trialBookingId: booking.id }),
			about("answer", { commentId: answer }),
			about("reply", { commentId: reply }),
			about("refusal", { erasureId: id }),
			about("lesson-waits", { trialBookingId: booking.id, status: "waiting", externalId: null }),
			about("answer-waits", { commentId: answer, status: "waiting", externalId: null }),
			about("reply-waits", { commentId: reply, status: "waiting", externalId: null }),
			about("done-waits", { erasureId: id, kind: "erasure-done", status: "waiting", externalId: null }),
		];
		await board.db
			.insertInto("outgoingMessage")
			.values(rows as never)
			.execute();
		const strange = await comment({ ...stranger, contentHash: "s" });
		await board.db
			.insertInto("outgoingMessage")
			.values(about("strange", { commentId: strange }) as never)
			.execute();
		await carryOut(id);
		expect(letters.toSorted()).toEqual(["answer.eml", "lesson.eml", "refusal.eml", "reply.eml"]);
		const waiting = await board.db.selectFrom("outgoingMessage").where("status", "=", "waiting").selectAll().execute();
		// The one to somebody else names nobody any more; the other tells that it is done.
		expect(waiting).toHaveLength(2);
		expect(waiting).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ commentId: reply }),
				expect.objectContaining({ kind: "erasure-done" }),
			]),
		);
	});

	test("stops letters about an invoice that wait and deletes filed ones; the invoice and what managers are told stay", async () => {
		const { id } = await wish();
		const payer = { payerName: "Анна", payerSurname: "Петрова", payerPhone: PHONE, payerEmail: "other@example.org" };
		const rest = {
			locale: "ru",
			currency: "RUB",
			total: 100_00,
			purpose: "Курс",
			parts: "[]",
			createdAt: NOON,
		} as const;
		const mine = { ...rest, ...payer, number: "INV-1", secret: "1" };
		const invoices = await board.db
			.insertInto("invoice")
			.values([
				mine,
				{ ...mine, number: "INV-2", payerPhone: "+79990000000", payerEmail: EMAIL },
				{ ...mine, number: "INV-3", payerPhone: "+79990000000" },
			])
			.returning("id")
			.execute();
		const letter = { channel: "letter", kind: "invoice-created", details: "{}" } as const;
		await board.db
			.insertInto("outgoingMessage")
			.values([
				...invoices.map((invoice) => ({ ...letter, invoiceId: invoice.id })),
				{ ...letter, invoiceId: invoices[1]?.id, status: "delivered", externalId: "2026-invoice.eml" },
				{ ...letter, channel: "telegram", kind: "invoice-paid", invoiceId: invoices[1]?.id },
			])
			.execute();
		await carryOut(id);
		expect(letters).toEqual(["2026-invoice.eml"]);
		const messages = await board.db
			.selectFrom("outgoingMessage")
			.leftJoin("invoice", "invoice.id", "outgoingMessage.invoiceId")
			.orderBy("outgoingMessage.status")
			.orderBy("invoice.number")
			.select(["channel", "status", "lastError", "number"])
			.execute();
		// A job that still comes round finds nobody to write to.
		const dropped = { channel: "letter", status: "failed", lastError: "erased", number: null };
		expect(messages).toEqual([
			{ channel: "letter", status: "delivered", lastError: null, number: "INV-2" },
			dropped,
			dropped,
			{ channel: "telegram", status: "waiting", lastError: null, number: "INV-2" },
			{ channel: "letter", status: "waiting", lastError: null, number: "INV-3" },
		]);
		expect(await board.db.selectFrom("invoice").select("payerName").execute()).toHaveLength(3);
	});

	test("is refused with a reason that the person reads, and may be repeated", async () => {
		const { token, id } = await wish();
		const reason = "Идёт спор по договору.";
		const refusal = { id, reason, staff: IRINA, now: NOON };
		expect(await refuseErasure(board.db, refusal, { messages })).toMatchObject({ ok: true });
		expect(await refuseErasure(board.db, refusal, { messages })).toMatchObject({ code: "decided" });
		expect(told).toEqual([{ refused: id }]);
		expect(await getMyErasure(board.db, { token })).toMatchObject({ due: undefined, refusal: reason });
		await askForErasure(board.db, { token, now: minutesAfter(NOON, 1) });
		expect(await getMyErasure(board.db, { token })).toMatchObject({
			due: minutesAfter(NOON, 1 + 30 * 24 * 60),
			refusal: undefined,
		});
		expect(await carryOut(id)).toMatchObject({ ok: true });
	});
});
