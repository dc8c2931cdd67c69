import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPost, seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { sampleVisitor } from "../../../tests/fixtures/sample-visitor.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, SITE, type TestBoard } from "../requests/board/board.fixture.ts";
import { mergeRequests } from "../requests/board/merge-requests.server.ts";
import type { RequestInput } from "../requests/rules/request-input.ts";
import { submitRequest } from "../requests/submitting/submit-request.server.ts";
import { askForErasure } from "./ask-for-erasure.server.ts";
import { carryOutErasure } from "./carry-out-erasure.server.ts";
import { listenToErasures } from "./erasure-deps.fixture.ts";
import { createErasureResource } from "./office/erasures.server.ts";
import { refuseErasure } from "./refuse-erasure.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";

/* Whoever comes back before a wish to be forgotten is fulfilled agrees anew: what he sends then is no part of the wish. */

const EMAIL = "anna@example.com";
const MESSAGES = { announceRequest: async () => undefined, announceRepeat: async () => undefined };

describe("whoever asked to be forgotten and came back", () => {
	let board: TestBoard;
	const { deps } = listenToErasures();
	const clock = createSettableClock(NOON.toISOString());
	beforeAll(async () => {
		board = await openTestBoard();
		await seedTestBlog(board.db, { now: NOON, posts: [buildPost()] });
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		clock.set(NOON.toISOString());
		await board.db.deleteFrom("comment").execute();
		await board.clear();
	});

	async function send(minutes: number, typed: Partial<RequestInput> = {}) {
		clock.set(minutesAfter(NOON, minutes).toISOString());
		const input = sampleVisitor({ phone: "+79031112233", email: EMAIL, idempotencyKey: randomUUID(), ...typed });
		const sent = await submitRequest(
			board.db,
			{ input, kind: "callback", locale: "ru" },
			{ clock, settings: SITE, messages: MESSAGES },
		);
		if (!sent.ok) throw new Error(sent.code);
		const newest = board.db.selectFrom("contactRequest").orderBy("number", "desc").selectAll();
		return { ...(await newest.executeTakeFirstOrThrow()), outcome: sent.outcome };
	}

	async function withdraw({ id, token }: { id: string; token: string }, minutes: number) {
		const consent = await board.db
			.selectFrom("consent")
			.where("requestId", "=", id)
			.where("kind", "=", "personal-data")
			.select("id")
			.executeTakeFirstOrThrow();
		const withdrawal = { token, consentId: consent.id, now: minutesAfter(NOON, minutes) };
		await withdrawConsent(board.db, withdrawal, { followers: [] });
	}

	async function comment(name: string, minutes: number, email = EMAIL, token: string = randomUUID()) {
		const post = await board.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
		await board.db
			.insertInto("comment")
			.values({
				...{ postId: post.id, locale: "ru", name, email, text: "Спасибо", status: "approved" },
				...{ unsubscribeToken: token, contentHash: name, createdAt: minutesAfter(NOON, minutes) },
			})
			.execute();
	}

	async function carryOut() {
		const wish = await board.db
			.selectFrom("erasureRequest")
			.where("status", "=", "new")
			.select("id")
			.executeTakeFirstOrThrow();
		return carryOutErasure(board.db, { id: wish.id, staff: IRINA, now: minutesAfter(NOON, 600) }, deps);
	}

	test("sends a new request, which waits for its call and stays when the old one is erased", async () => {
		const old = await send(0);
		await comment("Анна", 5);
		await withdraw(old, 10);
		await comment("Анна Петрова", 20);
		const back = await send(30);
		expect(back).toMatchObject({ outcome: "received", status: "new", dueAt: expect.any(Date) });
		expect(await board.log(old.id)).not.toContainEqual(expect.objectContaining({ kind: "repeated" }));

		expect(await carryOut()).toMatchObject({ ok: true, value: { requests: 1, comments: 1 } });
		expect(await board.get(old.id)).toMatchObject({ name: "—", erasedAt: expect.any(Date) });
		expect(await board.get(back.id)).toMatchObject({ status: "new", email: EMAIL, erasedAt: null });
		const kept = await board.db.selectFrom("consent").where("requestId", "=", back.id).select("withdrawnAt").execute();
		expect(new Set(kept.map(({ withdrawnAt }) => withdrawnAt))).toEqual(new Set([null]));
		const names = await board.db.selectFrom("comment").orderBy("createdAt").select("name").execute();
		expect(names.map(({ name }) => name)).toEqual(["—", "Анна Петрова"]);
		expect((await send(40)).outcome).toBe("repeated");
	});

	test("leaves nothing in a request of the same phone and another address that he sent again under his own", async () => {
		const theirs = await send(0);
		const mine = "Own@Example.com";
		const again = await send(20, { email: mine, name: "Ирина", message: "секрет", page: "/секрет" });
		expect(again).toMatchObject({ id: theirs.id, outcome: "repeated" });
		await comment("Ирина", 30, mine, "secret");
		await askForErasure(board.db, { token: "secret", now: minutesAfter(NOON, 40) });
		expect(await carryOut()).toMatchObject({ ok: true, value: { requests: 0, comments: 1 } });
		for (const table of ["contactRequest", "contactRequestEvent", "consent", "comment"] as const)
			expect(JSON.stringify(await board.db.selectFrom(table).selectAll().execute())).not.toMatch(/own@|Ирина|секрет/i);
		expect(await board.log(theirs.id)).toContainEqual({ kind: "repeated", details: {}, by: "visitor" });
		expect(await board.get(theirs.id)).toMatchObject({ name: "Анна", email: EMAIL, erasedAt: null });
	});

	test("is counted for staff apart from what the wish takes, and a wish that is repeated takes it too", async () => {
		const old = await send(0);
		await askForErasure(board.db, { token: old.token, now: minutesAfter(NOON, 10) });
		const back = await send(20);
		const { id } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		const read = () => createErasureResource(deps).read(board.db, [id]);
		expect(await read()).toMatchObject([{ requests: 1, sentSince: 1, byEmail: 0 }]);
		await refuseErasure(board.db, { id, reason: "Спор.", staff: IRINA, now: minutesAfter(NOON, 30) }, deps);
		await askForErasure(board.db, { token: old.token, now: minutesAfter(NOON, 40) });
		const askedAt = minutesAfter(NOON, 40);
		expect(await read()).toMatchObject([{ requests: 2, sentSince: 0, byEmail: 1, askedAt }]);
		await carryOut();
		expect(await board.get(back.id)).toMatchObject({ name: "—" });
	});

	test("has two requests that staff cannot make one while the wish waits", async () => {
		const old = await send(0);
		await askForErasure(board.db, { token: old.token, now: minutesAfter(NOON, 10) });
		const back = await send(20);
		const merge = (id: string, into: string) =>
			mergeRequests(board.db, { id, into, staff: IRINA, now: minutesAfter(NOON, 30) }, { followers: [] });
		const refusal = { ok: false, code: "partedByWish" };
		expect([await merge(back.id, old.id), await merge(old.id, back.id)]).toEqual([refusal, refusal]);
		const { id } = await board.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		await refuseErasure(board.db, { id, reason: "Спор.", staff: IRINA, now: minutesAfter(NOON, 30) }, deps);
		expect(await merge(back.id, old.id)).toMatchObject({ ok: true });
	});
});
