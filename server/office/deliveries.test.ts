import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../app/platform/clock.server.ts";
import { MOOT } from "../../app/shared/moot-messages.ts";
import { buildPost, seedTestBlog } from "../../tests/fixtures/build-post.ts";
import { addRequest } from "../../tests/fixtures/office/request-sample.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

type Delivery = { readonly id: string; readonly status: string; readonly lastError: string | null };

let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: systemClock });
	await office.db
		.insertInto("outgoingMessage")
		.values(
			(
				[
					["letter", "failed", "smtp EENVELOPE 550"],
					["letter", "failed", null],
					["telegram", "failed", MOOT.noTelegram],
					["letter", "waiting", "smtp ECONNECTION"],
					["letter", "delivered", null],
				] as const
			).map(([channel, status, lastError]) => ({
				channel,
				kind: "request-received",
				status,
				lastError,
				details: JSON.stringify({}),
			})),
		)
		.execute();
});
afterAll(() => office.close());

async function list(status: string): Promise<readonly Delivery[]> {
	const { body } = await office.ask<readonly Delivery[]>("manager", `/api/admin/deliveries?status=${status}`);
	expect(body.total, status).toBe(body.data.length);
	return body.data;
}

test("a message that nobody needs is not among those that were not delivered", async () => {
	const reasons = (await list("failed")).map(({ lastError }) => lastError);
	expect(new Set(reasons)).toEqual(new Set(["smtp EENVELOPE 550", null]));
	const moot = await list("moot");
	expect(moot).toMatchObject([{ status: "moot", lastError: MOOT.noTelegram }]);
	const { body } = await office.ask("manager", `/api/admin/deliveries/${moot[0]?.id}`);
	expect(body.data).toMatchObject({ status: "moot" });
	expect([(await list("waiting")).length, (await list("delivered")).length]).toEqual([1, 1]);
});

test("a message that nobody can deliver is left as it is, which the audit keeps, and counts as failed no longer", async () => {
	const failed = (await list("failed")).find(({ lastError }) => lastError !== null);
	const leave = (role: "manager" | "editor") =>
		office.ask(role, `/api/admin/deliveries/${failed?.id}/leave`, { method: "POST", body: {} });
	expect((await leave("editor")).status).toBe(403);
	expect(await leave("manager")).toMatchObject({ status: 200, body: { data: { status: "moot" } } });
	expect((await list("failed")).map(({ id }) => id)).not.toContain(failed?.id);
	expect((await list("moot")).map(({ lastError }) => lastError)).toContain(MOOT.leftByStaff);
	const line = await office.db
		.selectFrom("auditEntry")
		.where("resource", "=", "deliveries")
		.where("recordId", "=", failed?.id ?? "")
		.select(["action", "changes"])
		.executeTakeFirstOrThrow();
	expect(line.action).toBe("leave");
	expect(JSON.stringify(line.changes)).toContain("smtp EENVELOPE 550");
	expect(await leave("manager")).toMatchObject({ status: 409, body: { code: "notFailed" } });
});

test("what waits is not left as it is: it is still on its way", async () => {
	const [waiting] = await list("waiting");
	const answer = await office.ask("manager", `/api/admin/deliveries/${waiting?.id}/leave`, {
		method: "POST",
		body: {},
	});
	expect(answer.body.code).toBe("notFailed");
	expect((await list("waiting")).map(({ id }) => id)).toEqual([waiting?.id]);
});

test("what nobody needed for want of a channel is sent once more when staff ask for it", async () => {
	const lost = (await list("moot")).find(({ lastError }) => lastError === MOOT.noTelegram);
	const retry = () => office.ask("manager", `/api/admin/deliveries/${lost?.id}/retry`, { method: "POST", body: {} });
	expect(await retry()).toMatchObject({ status: 200, body: { data: { status: "waiting", lastError: null } } });
	expect(await retry()).toMatchObject({ status: 409, body: { code: "notFailed" } });
});

test("a letter about a webinar, a comment or an erasure leads to whom it was for", async () => {
	const requestId = await addRequest(office.db, { kind: "webinar" });
	const { number } = await office.db
		.selectFrom("contactRequest")
		.where("id", "=", requestId)
		.select("number")
		.executeTakeFirstOrThrow();
	const about = {
		"webinar-moved": { registrationId: await register(requestId) },
		"comment-reply": { commentId: await reply() },
		"erasure-refused": { erasureId: await wish(requestId) },
	};
	for (const [kind, ids] of Object.entries(about)) {
		const message = { channel: "letter", kind, status: "failed", lastError: "smtp", details: "{}" } as const;
		await office.db
			.insertInto("outgoingMessage")
			.values({ ...message, ...ids })
			.execute();
	}
	const find = async (query: string) =>
		(await office.ask<readonly object[]>("manager", `/api/admin/deliveries?${query}`)).body.data;
	for (const query of ["kind=webinar-moved", `requestId=${requestId}`, `q=${number}`]) {
		expect(await find(query), query).toMatchObject([
			{ kind: "webinar-moved", requestId, requestNumber: Number(number) },
		]);
	}
	const { commentId } = about["comment-reply"];
	expect(await find("kind=comment-reply")).toMatchObject([{ requestId: null, commentId }]);
	const comments = await office.ask<readonly object[]>("manager", `/api/admin/comments?id=${commentId}`);
	expect(comments.body.data).toMatchObject([{ id: commentId, text: "Reply" }]);
	expect(await find("kind=erasure-refused")).toMatchObject([about["erasure-refused"]]);
});

async function register(requestId: string): Promise<string> {
	const startsAt = "2026-12-01T16:00:00Z";
	const { id: webinarId } = await office.db
		.insertInto("webinar")
		.values({
			slug: "game",
			audience: "children",
			planet: "sun",
			cover: "cover-game",
			startsAt,
			zone: "Europe/Moscow",
			minutes: 60,
			streamAddress: "https://live.school.example/room",
			courses: [],
			text: JSON.stringify({ ru: { title: "Игра" }, en: { title: "A game" } }),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const person = { token: "token", email: "anna@example.com", emailKey: "anna@example.com" };
	const { id } = await office.db
		.insertInto("webinarRegistration")
		.values({ webinarId, requestId, startsAt, ...person })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function reply(): Promise<string> {
	await seedTestBlog(office.db, { now: systemClock.now(), posts: [buildPost()] });
	const { id: postId } = await office.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
	const said = { postId, locale: "ru", name: "Вера", email: "vera@example.com" } as const;
	const say = async (text: string, parentId: string | null) => {
		const { id } = await office.db
			.insertInto("comment")
			.values({ ...said, text, parentId, unsubscribeToken: text, contentHash: text })
			.returning("id")
			.executeTakeFirstOrThrow();
		return id;
	};
	return say("Reply", await say("Question", null));
}

async function wish(requestId: string): Promise<string> {
	const { id } = await office.db
		.insertInto("erasureRequest")
		.values({ requestId, status: "refused", dueAt: systemClock.now() })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}
