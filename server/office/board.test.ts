import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askForErasure } from "../../app/features/privacy/ask-for-erasure.server.ts";
import { withdrawConsent } from "../../app/features/privacy/withdraw-consent.server.ts";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import { buildPost, seedTestBlog } from "../../tests/fixtures/build-post.ts";
import { addRequest } from "../../tests/fixtures/office/request-sample.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOON = new Date("2026-11-23T09:05:00Z");
const clock = createSettableClock(NOON);
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock, fill: (db) => seedTestSchool(db, { now: NOON }) });
});
afterAll(() => office.close());
beforeEach(async () => {
	clock.set(NOON);
	await office.db.deleteFrom("contactRequest").execute();
});

const act = (role: "manager" | "owner", path: string, body: object = {}) =>
	office.ask(role, `/api/admin/${path}`, { method: "POST", body });
const mine = async (role: "manager" | "owner") =>
	(await office.ask<{ queue: { total: number } }>(role, "/api/admin/board?mine=1")).body.data.queue;

/** Of somebody whose secret comes by letters alone. */
async function addComment(email: string): Promise<void> {
	await seedTestBlog(office.db, { now: NOON, posts: [buildPost()] });
	const { id: postId } = await office.db.selectFrom("post").select("id").executeTakeFirstOrThrow();
	const said = { postId, locale: "ru", name: "Вера", email, text: "Спасибо", contentHash: "thanks" } as const;
	await office.db
		.insertInto("comment")
		.values({ ...said, unsubscribeToken: "of-the-letter", createdAt: NOON })
		.execute();
}

describe("the board over HTTP", () => {
	test("shows the queue, its figures and the promise to managers and the owner alone", async () => {
		const id = await addRequest(office.db);
		const { status, body } = await office.ask("manager", "/api/admin/board?locale=en");
		expect(status).toBe(200);
		expect(body.data).toMatchObject({
			now: NOON.toISOString(),
			zone: "Europe/Moscow",
			callbackMinutes: 15,
			queue: { requests: [{ id, secondsLeft: 600, isFirstCall: true }], total: 1, later: 0, isOpen: true },
			summary: { newToday: 1, waiting: 1, longestWaitSeconds: 300 },
		});
		for (const role of ["editor", "teacher"] as const) {
			for (const path of ["board", "board/figures", "board/stream", `board/requests/${id}`]) {
				expect((await office.ask(role, `/api/admin/${path}`)).status, `${role} ${path}`).toBe(403);
			}
		}
		expect((await office.ask(undefined, "/api/admin/board/stream")).status).toBe(401);
	});

	test("the list of those who wait for a call is as long as the board says; a guide promises no call", async () => {
		await addRequest(office.db);
		await addRequest(office.db, { kind: "guide" });
		const board = await office.ask<{ summary: { waiting: number } }>("manager", "/api/admin/board");
		const list = await office.ask<{ kind: string }[]>("manager", "/api/admin/requests?status=waiting");
		expect(list.body.total).toBe(board.body.data.summary.waiting);
		expect(list.body.data.map(({ kind }) => kind)).not.toContain("guide");
	});

	test("the address of messages to managers leads to the page of the request", async () => {
		const { status, headers } = await office.ask(undefined, "/admin/requests/0190-abc");
		expect(status).toBe(302);
		expect(headers.get("location")).toBe("/admin#/requests/0190-abc/show");
		const odd = await office.ask(undefined, "/admin/requests/%0D%0Ax");
		expect(odd.headers.get("location")).toBe("/admin#/requests/%0D%0Ax/show");
	});

	test("one manager takes a request, the other is told that it is taken and reads by whom", async () => {
		const id = await addRequest(office.db);
		expect((await act("manager", `requests/${id}/take`)).body.data).toMatchObject({
			status: "in_work",
			owner: "manager",
		});
		const late = await act("owner", `requests/${id}/take`);
		expect(late).toMatchObject({ status: 409, body: { code: "taken" } });
		expect((await office.ask<{ owner: string }>("owner", `/api/admin/requests/${id}`)).body.data.owner).toBe("manager");
		expect((await mine("manager")).total).toBe(1);
		expect((await mine("owner")).total).toBe(0);
	});

	test("a call is written down; wrong words are answered by field", async () => {
		const id = await addRequest(office.db);
		expect(await act("manager", `requests/${id}/call`, { result: "call_again" })).toMatchObject({
			status: 400,
			body: { code: "invalid", errors: { callAt: "required" } },
		});
		expect(await act("manager", `requests/${id}/call`, { result: "sang" })).toMatchObject({
			status: 400,
			body: { errors: { result: "required" } },
		});
		const done = await act("manager", `requests/${id}/call`, { result: "talked", note: "Хочет в субботу" });
		expect(done.body.data).toMatchObject({ status: "thinking", firstResponseSeconds: 300 });
		const card = await office.ask<{ log: unknown }>("manager", `/api/admin/board/requests/${id}?locale=ru`);
		expect(card.body.data.log).toEqual(
			expect.arrayContaining([expect.objectContaining({ kind: "call", by: "manager" })]),
		);
		expect((await act("manager", `requests/${id}/lose`, {})).body).toMatchObject({ errors: { reason: "required" } });
		expect((await act("manager", `requests/${id}/lose`, { reason: "expensive" })).body.data).toMatchObject({
			status: "lost",
		});
		const figures = await office.ask("owner", "/api/admin/board/figures");
		expect(figures.body.data).toMatchObject({
			total: { requests: 1, medianMinutes: 5, keptShare: 1 },
			from: "2026-10-25",
			to: "2026-11-23",
		});
	});

	test("the audit of a request says that a name changed, not what it was", async () => {
		const id = await addRequest(office.db);
		const { data } = (await office.ask<object>("manager", `/api/admin/requests/${id}`)).body;
		const body = { ...data, name: "Мария", phone: "8 (916) 204-18-30" };
		const saved = await office.ask("manager", `/api/admin/requests/${id}`, { method: "PUT", body });
		expect(saved.body.data).toMatchObject({ name: "Мария", phone: "+79162041830" });
		const entries = await office.db.selectFrom("auditEntry").where("recordId", "=", id).select("changes").execute();
		expect(JSON.stringify(entries)).not.toMatch(/Мария|Анна|903|916/);
		expect(entries[0]?.changes).toContainEqual({ field: "name", before: true, after: true });
	});

	/** A request with a place in a group and a discount on its course. */
	async function addSaver(): Promise<string> {
		const id = await addRequest(office.db);
		const start = await office.db.selectFrom("start").select(["id", "courseId"]).executeTakeFirstOrThrow();
		const expiresAt = new Date("2026-11-24T09:00:00Z");
		await office.db
			.updateTable("contactRequest")
			.set({
				courseId: start.courseId,
				startId: start.id,
				discountPercent: 10,
				discountMinor: 500,
				discountCurrency: "RUB",
			})
			.where("id", "=", id)
			.execute();
		await office.db.insertInto("seatHold").values({ startId: start.id, requestId: id, expiresAt }).execute();
		return id;
	}
	const placeOf = (id: string) =>
		office.db.selectFrom("seatHold").where("requestId", "=", id).select("releasedAt").executeTakeFirstOrThrow();

	test("another course takes neither the discount nor the place of the old one along", async () => {
		const id = await addSaver();
		const { data } = (await office.ask<{ courseId: string }>("manager", `/api/admin/requests/${id}`)).body;
		const save = (body: object) => office.ask<object>("manager", `/api/admin/requests/${id}`, { method: "PUT", body });
		const same = await save({ ...data, name: "Мария" });
		expect(await placeOf(id)).toEqual({ releasedAt: null });
		expect((await save({ ...same.body.data, courseId: null })).status).toBe(200);
		expect(await placeOf(id)).toEqual({ releasedAt: NOON });
		const row = await office.db.selectFrom("contactRequest").selectAll().executeTakeFirstOrThrow();
		expect(row).toMatchObject({ courseId: null, startId: null, discountMinor: null, discountPercent: null });
	});

	test("what is lost or spam keeps no place", async () => {
		for (const [verb, body] of [
			["lose", { reason: "expensive" }],
			["spam", {}],
		] as const) {
			const id = await addSaver();
			expect((await act("manager", `requests/${id}/${verb}`, body)).status).toBe(200);
			expect(await placeOf(id)).toEqual({ releasedAt: NOON });
		}
	});

	test("the list finds by number, name with and without dots, and phone; it filters and leaves the merged out", async () => {
		const id = await addRequest(office.db);
		const { number } = (await office.ask<{ number: number }>("manager", `/api/admin/requests/${id}`)).body.data;
		await office.db.updateTable("contactRequest").set({ name: "Алёна", surname: "Семёнова" }).execute();
		for (const q of [String(number), "алена", "Алён", "семен", "903 123", "+7903123"]) {
			const { body } = await office.ask("manager", `/api/admin/requests?q=${encodeURIComponent(q)}`);
			expect(body.total, q).toBe(1);
		}
		const total = async (query: string) => (await office.ask("manager", `/api/admin/requests?${query}`)).body.total;
		expect(await total("status=open&kind=trial&ownerId=none&from=2026-11-23&to=2026-11-23")).toBe(1);
		expect(await total("to=2026-11-22")).toBe(0);
		expect(await total("status=won")).toBe(0);
		const other = await addRequest(office.db);
		await act("manager", `requests/${id}/merge`, { into: other });
		expect(await total("status=")).toBe(1);
	});

	test("a wish says how much would go that shares the phone alone, and how much an address that nobody has proved", async () => {
		const asked = await addRequest(office.db);
		const { token } = await office.db.selectFrom("contactRequest").select("token").executeTakeFirstOrThrow();
		await office.db.updateTable("contactRequest").set({ repeatKeyEmail: "anna@example.com" }).execute();
		for (const repeatKeyEmail of ["anna@example.com", "boris@example.com", null]) {
			const id = await addRequest(office.db);
			await office.db.updateTable("contactRequest").set({ repeatKeyEmail }).where("id", "=", id).execute();
		}
		await askForErasure(office.db, { token, now: NOON });
		const wishes = (await office.ask<[{ id: string }]>("manager", "/api/admin/erasures?status=new")).body;
		const wish = await office.ask("manager", `/api/admin/erasures/${wishes.data[0].id}`);
		expect(wish.body.data).toMatchObject({ requestId: asked, requests: 4, byPhoneAlone: 2, byEmail: 1 });
	});

	test("a wish of somebody who typed another's address says that what has it is not proved to be his; a letter proves it", async () => {
		const email = "vera@example.com";
		await addRequest(office.db);
		await office.db.updateTable("contactRequest").set({ email, repeatKeyEmail: email }).execute();
		const his = await addRequest(office.db);
		const stranger = { phone: "+79990001122", repeatKeyPhone: "+79990001122", token: "his" };
		await office.db
			.updateTable("contactRequest")
			.set({ ...stranger, email, repeatKeyEmail: email })
			.where("id", "=", his)
			.execute();
		await addComment(email);
		const wishOf = async (token: string) => {
			await askForErasure(office.db, { token, now: NOON });
			const wishes = (await office.ask<[{ id: string }]>("manager", "/api/admin/erasures?status=new")).body;
			const wish = (await office.ask("manager", `/api/admin/erasures/${wishes.data[0].id}`)).body.data;
			await office.db.deleteFrom("erasureRequest").execute();
			return wish;
		};
		expect(await wishOf("his")).toMatchObject({ requestId: his, byPhoneAlone: 0, byEmail: 2 });
		expect(await wishOf("of-the-letter")).toMatchObject({ requestId: null, requests: 2, byEmail: 0 });
	});

	test("wishes to be forgotten and withdrawn consents have their queues", async () => {
		const id = await addRequest(office.db);
		const { token } = await office.db.selectFrom("contactRequest").select("token").executeTakeFirstOrThrow();
		await askForErasure(office.db, { token, now: NOON });
		const given = (day: number) => ({
			requestId: id,
			kind: "ads" as const,
			granted: true,
			createdAt: new Date(NOON.getTime() - day * DAY_MS),
		});
		// Given twice, by somebody who asked again, and withdrawn at once.
		await office.db.insertInto("consent").values(given(2)).execute();
		const consent = await office.db.insertInto("consent").values(given(1)).returning("id").executeTakeFirstOrThrow();
		await withdrawConsent(office.db, { token, consentId: consent.id, now: NOON }, { followers: [] });
		const withdrawn = (await office.ask("manager", "/api/admin/withdrawals?acknowledged=no")).body;
		expect(withdrawn).toMatchObject({ total: 1, data: [{ id: consent.id, kind: "ads" }] });
		const seen = await act("manager", `withdrawals/${consent.id}/acknowledge`);
		expect(seen.body.data).toMatchObject({ acknowledgedBy: "manager" });
		const wishes = (await office.ask<[{ id: string }]>("manager", "/api/admin/erasures?status=new")).body;
		expect(wishes).toMatchObject({ total: 1, data: [{ status: "new", name: "Анна" }] });
		const wish = wishes.data[0].id;
		expect((await office.ask("manager", `/api/admin/erasures/${wish}`)).body.data).toMatchObject({
			requests: 1,
			orders: 0,
			byPhoneAlone: 0,
		});
		expect((await act("manager", `erasures/${wish}/refuse`)).body).toMatchObject({ errors: { reason: "required" } });
		expect((await act("manager", `erasures/${wish}/carry-out`)).body.data).toMatchObject({ requests: 1 });
		expect((await act("manager", `erasures/${wish}/carry-out`)).status).toBe(409);
		expect((await office.ask("manager", `/api/admin/requests/${id}`)).body.data).toMatchObject({
			name: "—",
			phone: "",
		});
	});

	test("the audit of a refused erasure says that it was refused, not why", async () => {
		const { token } = await office.db
			.selectFrom("contactRequest")
			.where("id", "=", await addRequest(office.db))
			.select("token")
			.executeTakeFirstOrThrow();
		await askForErasure(office.db, { token, now: NOON });
		const { id } = await office.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		expect((await act("manager", `erasures/${id}/refuse`, { reason: "Спор с Анной" })).status).toBe(200);
		const { changes } = await office.db
			.selectFrom("auditEntry")
			.where("recordId", "=", id)
			.select("changes")
			.executeTakeFirstOrThrow();
		expect(changes).toContainEqual({ field: "status", before: "new", after: "refused" });
		expect(JSON.stringify(changes)).not.toContain("Спор");
	});
});
