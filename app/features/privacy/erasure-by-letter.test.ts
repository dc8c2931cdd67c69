import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CommentStatus } from "../../../database/blog-types.ts";
import { buildPost, seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { getReplyLetters } from "../blog/comments/unsubscribe-from-replies.server.ts";
import { IRINA, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { getMyConsents } from "../requests/consents/get-my-consents.server.ts";
import { askForErasure } from "./ask-for-erasure.server.ts";
import { carryOutErasure } from "./carry-out-erasure.server.ts";
import { listenToErasures } from "./erasure-deps.fixture.ts";
import { getMyErasure } from "./get-my-erasure.server.ts";
import { createErasureResource } from "./office/erasures.server.ts";
import { refuseErasure } from "./refuse-erasure.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";

/* Every letter leads to one's own data, also of somebody who never sent a request. */

const EMAIL = "Anna@Example.com";
const PAYER = { payerName: "Анна", payerSurname: "Петрова", payerPhone: "+79031112233", payerEmail: EMAIL };

describe("whoever was written to without a request", () => {
	let board: TestBoard;
	const { told, deps } = listenToErasures();
	beforeAll(async () => {
		board = await openTestBoard();
		await seedTestBlog(board.db, { now: NOON, posts: [buildPost()] });
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		told.length = 0;
		for (const table of ["erasureRequest", "comment", "invoice"] as const) await board.db.deleteFrom(table).execute();
		await board.clear();
	});

	async function comment(token: string, email = EMAIL, status: CommentStatus = "approved") {
		const post = await board.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
		const said = { name: "Анна", email, text: "Спасибо", ip: "10.1.2.3", agent: "Mozilla" };
		const { id } = await board.db
			.insertInto("comment")
			.values({
				...said,
				postId: post.id,
				locale: "en",
				status,
				unsubscribeToken: token,
				contentHash: token,
				createdAt: NOON,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const consent = { commentId: id, granted: true, createdAt: NOON };
		await board.db
			.insertInto("consent")
			.values([
				{ ...consent, kind: "privacy" },
				{ ...consent, kind: "personal-data" },
			])
			.execute();
		return id;
	}
	async function invoice(secret: string) {
		const { id } = await board.db
			.insertInto("invoice")
			.values({
				...PAYER,
				number: "INV-1",
				secret,
				locale: "ru",
				currency: "RUB",
				total: 100_00,
				purpose: "Курс",
				parts: "[]",
				createdAt: NOON,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	}
	const wishes = () => board.db.selectFrom("erasureRequest").selectAll().execute();
	async function carryOut() {
		const [wish] = await wishes();
		const id = wish?.id ?? "";
		return { id, done: await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, deps) };
	}

	test("sees the consents of a comment, and is to be forgotten without the one to processing", async () => {
		const [id] = [await comment("mine"), await comment("theirs", "petr@example.org")];
		const consents = await getMyConsents(board.db, { token: "mine" });
		expect(consents.map(({ kind }) => kind)).toEqual(["personal-data", "privacy"]);
		expect(await getMyConsents(board.db, { token: "nobody" })).toEqual([]);
		expect(await getMyErasure(board.db, { token: "mine" })).toMatchObject({ by: "commentId", due: undefined });
		const [processing, privacy] = consents;
		const withdraw = (consentId = "", token = "mine") =>
			withdrawConsent(board.db, { token, consentId, now: NOON }, { followers: [] });
		expect(await withdraw(privacy?.id, "theirs")).toBe(false);
		expect(await withdraw(privacy?.id)).toBe(true);
		expect(await wishes()).toEqual([]);
		expect(await withdraw(processing?.id)).toBe(true);
		expect(await withdraw(processing?.id)).toBe(false);
		expect(await wishes()).toMatchObject([{ commentId: id, requestId: null, status: "new" }]);
	});

	test("reads no more letters about replies once the consent to processing is withdrawn, and others go on reading theirs", async () => {
		await comment("mine");
		await comment("theirs", "petr@example.org");
		const [processing] = await getMyConsents(board.db, { token: "mine" });
		await withdrawConsent(board.db, { token: "mine", consentId: processing?.id ?? "", now: NOON }, { followers: [] });
		expect(await getReplyLetters(board.db, "mine")).toEqual({ areOff: true });
		expect(await getReplyLetters(board.db, "theirs")).toEqual({ areOff: false });
	});

	test("is forgotten in comments and requests of the address by the secret of a comment", async () => {
		const requestId = await board.request({ email: EMAIL, repeatKeyEmail: EMAIL.toLowerCase() });
		const id = await comment("mine");
		const other = await comment("theirs", "petr@example.org");
		expect(await askForErasure(board.db, { token: "mine", now: NOON })).toBe(true);
		const [wish] = await wishes();
		expect(await createErasureResource(deps).read(board.db, [wish?.id ?? ""])).toMatchObject([
			{ commentId: id, requestId: null, name: "Анна", email: EMAIL, requests: 1, comments: 1, orders: 0 },
		]);
		const { done, id: erasureId } = await carryOut();
		expect(done).toMatchObject({ ok: true, value: { requests: 1, comments: 1 } });
		expect(told).toEqual([{ erasureId, email: EMAIL, locale: "en" }]);
		expect((await board.get(requestId)).erasedAt).not.toBeNull();
		const names = await board.db.selectFrom("comment").select(["id", "name", "email"]).execute();
		expect(names).toContainEqual({ id, name: "—", email: null });
		expect(names).toContainEqual({ id: other, name: "Анна", email: "petr@example.org" });
		expect(await getMyErasure(board.db, { token: "mine" })).toMatchObject({ isDone: true });
	});

	test.each(["waiting", "hidden", "spam"] as const)(
		"leaves no words in a comment that is %s, and nothing for staff to publish",
		async (status) => {
			await comment("mine", EMAIL, status);
			const other = await comment("theirs", "petr@example.org", status);
			await askForErasure(board.db, { token: "mine", now: NOON });
			await carryOut();
			const [kept, strange] = await board.db
				.selectFrom("comment")
				.select(["id", "text", "status"])
				.orderBy("unsubscribeToken")
				.execute();
			expect(kept).toMatchObject({ text: "—", status: status === "waiting" ? "hidden" : status });
			expect(strange).toEqual({ id: other, text: "Спасибо", status });
		},
	);

	test("is forgotten by the secret of an invoice, which stays as a paper about money", async () => {
		const requestId = await board.request({ phone: PAYER.payerPhone, repeatKeyPhone: PAYER.payerPhone });
		const id = await invoice("secret");
		expect(await getMyErasure(board.db, { token: "secret" })).toMatchObject({ by: "invoiceId" });
		expect(await askForErasure(board.db, { token: "secret", now: NOON })).toBe(true);
		const [wish] = await wishes();
		expect(await createErasureResource(deps).read(board.db, [wish?.id ?? ""])).toMatchObject([
			{ invoiceId: id, invoiceNumber: "INV-1", surname: "Петрова", requests: 1 },
		]);
		const { done, id: erasureId } = await carryOut();
		expect(done).toMatchObject({ ok: true, value: { requests: 1 } });
		expect(told).toEqual([{ erasureId, email: EMAIL, locale: "ru" }]);
		expect((await board.get(requestId)).erasedAt).not.toBeNull();
		const [kept] = await board.db.selectFrom("invoice").select("payerEmail").execute();
		expect(kept?.payerEmail).toBe(EMAIL);
	});

	test("is forgotten also in what was merged into a request of that phone, under whatever address it was sent", async () => {
		const into = await board.request({ phone: PAYER.payerPhone, email: "mum@example.com" });
		const merged = await board.request({ email: "dad@example.com", mergedInto: into, status: "lost" });
		await invoice("secret");
		await askForErasure(board.db, { token: "secret", now: NOON });
		expect((await carryOut()).done).toMatchObject({ ok: true, value: { requests: 2 } });
		expect((await board.get(merged)).erasedAt).not.toBeNull();
	});
	test("is forgotten once whatever he asked by: no wish stays open about what has lost its person", async () => {
		const requestId = await board.request({ email: EMAIL, token: "request" });
		const strangers = await board.request({ token: "stranger" });
		await comment("mine");
		await invoice("secret");
		for (const token of ["request", "stranger", "mine", "secret"]) await askForErasure(board.db, { token, now: NOON });
		await board.db.updateTable("invoice").set({ state: "cancelled" }).execute();
		const { id } = (await wishes()).find((wish) => wish.requestId === requestId) ?? { id: "" };
		expect(await carryOutErasure(board.db, { id, staff: IRINA, now: NOON }, deps)).toMatchObject({ ok: true });
		expect(told).toEqual([{ erasureId: id, email: EMAIL, locale: "ru" }]);
		const open = (await wishes()).filter(({ status }) => status === "new");
		expect(open).toMatchObject([{ requestId: strangers }]);
		const done = (await wishes()).filter(({ status }) => status === "done");
		expect(done.map(({ decidedBy }) => decidedBy)).toEqual([IRINA.name, IRINA.name, IRINA.name]);
		const refusal = { id: open[0]?.id ?? "", reason: "Идёт спор.", staff: IRINA, now: NOON };
		expect(await refuseErasure(board.db, refusal, deps)).toMatchObject({ ok: true });
		expect((await wishes()).filter(({ status }) => status === "done")).toEqual(done);
	});
});
