import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "../../app/shared/durations.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { cookieOf, emailOf, openTestOffice, TEST_PASSWORD, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date();
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
});
afterAll(() => office.close());

const post = (path: string, body: object, cookie = "") =>
	office.ask(undefined, path, { method: "POST", body, headers: { cookie } });
const signIn = (email: string, password: string) => post("/api/auth/sign-in/email", { email, password });
const secretOf = async (email: string) => {
	const letter = await office.db
		.selectFrom("staffLetter")
		.where("email", "=", email)
		.orderBy("createdAt", "desc")
		.select(["kind", "token"])
		.executeTakeFirstOrThrow();
	return letter.token;
};

describe("the way into the office", () => {
	test("an invitation makes one account, with the role that the owner chose", async () => {
		const email = "new.manager@orbita.example";
		const invited = await office.ask("owner", "/api/admin/people", {
			method: "POST",
			body: { name: null, email, role: "manager", locale: "en", teacherId: null },
		});
		expect(invited.status).toBe(201);
		const path = `/api/admin/invitation/${await secretOf(email)}`;
		expect((await office.ask(undefined, path)).body.data).toMatchObject({ email, role: "manager", locale: "en" });
		expect(await post(path, { name: "New", password: "short" })).toMatchObject({
			status: 400,
			body: { errors: { password: "passwordShort" } },
		});
		expect((await post(path, { name: "New", password: TEST_PASSWORD })).status).toBe(201);
		expect((await post(path, { name: "Another", password: TEST_PASSWORD })).status).toBe(404);
		const cookie = cookieOf(await signIn(email, TEST_PASSWORD));
		const me = await office.ask(undefined, "/api/admin/me", { headers: { cookie } });
		expect(me.body.data).toMatchObject({ name: "New", role: "manager", locale: "en" });
	});

	test("whoever is invited already is invited again by another letter only, not by another invitation", async () => {
		const email = "twice@orbita.example";
		const body = { name: null, email, role: "manager", locale: "ru", teacherId: null };
		const invite = (changes: object) =>
			office.ask<{ id: string }>("owner", "/api/admin/people", { method: "POST", body: { ...body, ...changes } });
		const { id } = (await invite({})).body.data;
		const path = `/api/admin/invitation/${await secretOf(email)}`;
		const second = await invite({ email: email.toUpperCase(), role: "owner" });
		expect(second).toMatchObject({ status: 400, body: { errors: { email: "invited" } } });
		expect((await office.ask(undefined, path)).body.data).toMatchObject({ email, role: "manager" });
		const again = await office.ask("owner", `/api/admin/people/${id}/invite-again`, { method: "POST", body: {} });
		expect(again.status).toBe(200);
		expect((await office.ask(undefined, path)).status).toBe(404);
	});

	test("of two who invite the same address at once one sends a letter, the other is told", async () => {
		const body = { name: null, email: "both@orbita.example", role: "manager", locale: "ru", teacherId: null };
		const invite = (email: string) =>
			office.ask("owner", "/api/admin/people", { method: "POST", body: { ...body, email } });
		const answers = await Promise.all([invite(body.email), invite("Both@orbita.example")]);
		const [sent, refused] = answers.sort((one, other) => one.status - other.status);
		expect(sent?.status).toBe(201);
		expect(refused).toMatchObject({ status: 400, body: { errors: { email: "invited" } } });
		const { rows } = await sql`select id from staff_invitation where email = ${body.email}`.execute(office.db);
		expect(rows).toHaveLength(1);
	});

	test("a teacher is invited with a teacher of the site, and an account becomes a teacher's with one only", async () => {
		const { id: teacherId } = await office.db.selectFrom("teacher").select("id").limit(1).executeTakeFirstOrThrow();
		const missing = { status: 400, body: { errors: { teacherId: "required" } } };
		const body = { name: null, email: "own.lessons@orbita.example", role: "teacher", locale: "ru", teacherId: null };
		const invite = (changes: object) =>
			office.ask<{ id: string; version: number }>("owner", "/api/admin/people", {
				method: "POST",
				body: { ...body, ...changes },
			});
		expect(await invite({})).toMatchObject(missing);
		const { data: invited } = (await invite({ role: "editor" })).body;
		const change = (changes: object) =>
			office.ask("owner", `/api/admin/people/${invited.id}`, {
				method: "PUT",
				body: { ...body, ...changes, version: invited.version },
			});
		expect(await change({})).toMatchObject(missing);
		expect((await change({ teacherId })).status).toBe(200);
		expect((await invite({ email: "other.lessons@orbita.example", teacherId })).status).toBe(201);
	});

	test("an invitation that nobody followed in three days leads nowhere", async () => {
		const email = "late@orbita.example";
		const body = { name: null, email, role: "editor", locale: "ru", teacherId: null };
		expect((await office.ask("owner", "/api/admin/people", { method: "POST", body })).status).toBe(201);
		now = new Date(now.getTime() + 73 * HOUR_MS);
		const path = `/api/admin/invitation/${await secretOf(email)}`;
		expect((await office.ask(undefined, path)).status).toBe(404);
		expect((await post(path, { name: "Late", password: TEST_PASSWORD })).status).toBe(404);
	});

	test("whoever has an account is not invited, in whatever letters, and secrets of invitations are not guessed", async () => {
		const body = { name: null, email: emailOf("editor").toUpperCase(), role: "owner", locale: "ru", teacherId: null };
		const invited = await office.ask("owner", "/api/admin/people", { method: "POST", body });
		expect(invited).toMatchObject({ status: 400, body: { errors: { email: "taken" } } });
		const guess = { method: "POST", body: {}, ip: "198.51.100.99" };
		const guesses = Array.from({ length: 31 }, () => office.ask(undefined, "/api/admin/invitation/guess", guess));
		expect((await Promise.all(guesses)).map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
	});

	test("an invitation that went to a wrong address is withdrawn, and its link leads nowhere", async () => {
		const email = "wrong.address@orbita.example";
		const body = { name: null, email, role: "owner", locale: "ru", teacherId: null };
		const invited = await office.ask<{ id: string }>("owner", "/api/admin/people", { method: "POST", body });
		const person = `/api/admin/people/${invited.body.data.id}`;
		const act = (role: "owner" | "manager", action: string) =>
			office.ask(role, `${person}/${action}`, { method: "POST", body: {} });
		// Nothing but an account can be blocked, and nobody is told otherwise.
		for (const action of ["block", "unblock"]) {
			expect(await act("owner", action)).toMatchObject({ status: 409, body: { code: "noAccount" } });
		}
		expect((await act("manager", "withdraw")).status).toBe(403);
		const path = `/api/admin/invitation/${await secretOf(email)}`;
		expect((await office.ask(undefined, path)).status).toBe(200);
		expect((await act("owner", "withdraw")).status).toBe(200);
		expect((await office.ask(undefined, path)).status).toBe(404);
		expect((await post(path, { name: "Stranger", password: TEST_PASSWORD })).status).toBe(404);
		expect((await office.ask("owner", person)).status).toBe(404);
		expect((await act("owner", "withdraw")).status).toBe(404);
	});

	test("an account is not an invitation: it is not withdrawn", async () => {
		const { id } = await office.db
			.selectFrom("staffUser")
			.where("email", "=", emailOf("editor"))
			.select("id")
			.executeTakeFirstOrThrow();
		const withdrawn = await office.ask("owner", `/api/admin/people/${id}/withdraw`, { method: "POST", body: {} });
		expect(withdrawn).toMatchObject({ status: 409, body: { code: "notInvited" } });
		expect((await signIn(emailOf("editor"), TEST_PASSWORD)).status).toBe(200);
	});

	test("an address with an account and one without are answered alike, and not sooner one than the other", async () => {
		const ask = async (email: string) => {
			const since = performance.now();
			const { status, body } = await post("/api/auth/request-password-reset", { email });
			expect(performance.now() - since).toBeGreaterThan(480);
			return { status, body };
		};
		expect(await ask("nobody.at.all@orbita.example")).toEqual(await ask(emailOf("teacher")));
	});

	test("a forgotten password is chosen anew by the letter, once, and ends other sessions", async () => {
		const before = cookieOf(await signIn(emailOf("editor"), TEST_PASSWORD));
		expect((await post("/api/auth/request-password-reset", { email: emailOf("editor") })).status).toBe(200);
		expect((await post("/api/auth/request-password-reset", { email: "nobody@orbita.example" })).status).toBe(200);
		const token = await secretOf(emailOf("editor"));
		const chosen = { token, newPassword: "another long pass phrase" };
		expect((await post("/api/auth/reset-password", chosen)).status).toBe(200);
		expect((await post("/api/auth/reset-password", chosen)).status).toBe(400);
		expect((await office.ask(undefined, "/api/admin/me", { headers: { cookie: before } })).status).toBe(401);
		expect((await signIn(emailOf("editor"), TEST_PASSWORD)).status).toBe(401);
		expect((await signIn(emailOf("editor"), chosen.newPassword)).status).toBe(200);
	});

	test("nobody fills a mailbox with letters about forgotten passwords, and those that came are good", async () => {
		const email = emailOf("teacher");
		const body = { email };
		for (let index = 0; index < 6; index++) {
			const asking = { method: "POST", body, ip: `198.51.100.${index}` };
			expect((await office.ask(undefined, "/api/auth/request-password-reset", asking)).status).toBe(200);
		}
		const letters = await office.db.selectFrom("staffLetter").where("email", "=", email).select("token").execute();
		expect(letters).toHaveLength(3);
		const chosen = { token: letters[0]?.token, newPassword: "another long pass phrase" };
		expect((await post("/api/auth/reset-password", chosen)).status).toBe(200);
		await sql`update staff_letter set created_at = created_at - interval '16 minutes'`.execute(office.db);
		await post("/api/auth/request-password-reset", body);
		expect(await office.db.selectFrom("staffLetter").where("email", "=", email).select("id").execute()).toHaveLength(4);
	});

	test("an address that no database can hold is not there, and no failure", async () => {
		for (const path of ["/api/admin/invitation/%00", "/api/admin/requests?q=%00"]) {
			expect((await office.ask("owner", path)).status).toBe(404);
		}
		expect((await post("/api/auth/reset-password?token=%00", { newPassword: TEST_PASSWORD })).status).toBe(404);
	});

	test("nor are texts that no database can hold: a stranger's are wrong, those of staff are kept without what cannot be", async () => {
		expect((await signIn("nobody\0@orbita.example", "wrong\0")).status).toBe(401);
		expect((await post("/api/auth/reset-password", { token: "\0", newPassword: TEST_PASSWORD })).status).toBe(400);
		const form = { "content-type": "application/x-www-form-urlencoded" };
		const asking = { method: "POST", body: { email: "a%00@orbita.example" }, headers: form };
		expect((await office.ask(undefined, "/api/auth/sign-in/email", asking)).status).toBe(400);
		const text = { ru: { title: "Оплата\0" }, en: { title: "Paying \ud83d" } };
		const group = { slug: "paying", position: 1, pages: [], text };
		expect(await office.ask("owner", "/api/admin/faq-groups", { method: "POST", body: group })).toMatchObject({
			status: 201,
			body: { data: { text: { ru: { title: "Оплата" }, en: { title: "Paying" } } } },
		});
	});
});
