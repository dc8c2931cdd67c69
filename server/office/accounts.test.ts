import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countFailure } from "../../app/features/staff/sign-in-lock.server.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { emailOf, openTestOffice, TEST_PASSWORD, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now } });
});
afterAll(() => office.close());

function signIn(email: string, password: string, ip = "127.0.0.1") {
	return office.ask(undefined, "/api/auth/sign-in/email", { method: "POST", body: { email, password }, ip });
}

describe("accounts of staff", () => {
	test("the right password signs in and the API knows who it is", async () => {
		const { status, body } = await office.ask("manager", "/api/admin/me");
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ email: emailOf("manager"), role: "manager", hasTwoFactor: false });
	});

	test("nobody is anybody without a session", async () => {
		expect(await office.ask(undefined, "/api/admin/me")).toMatchObject({
			status: 401,
			body: { code: "unauthenticated" },
		});
	});

	test("no host leads past the list of doors that are open", async () => {
		const signOut = (host: string) =>
			office.ask(undefined, "/api/auth/sign-out", { method: "POST", body: {}, headers: { host } });
		const plain = await signOut("localhost:3000");
		expect(plain.status).toBe(200);
		for (const path of ["ok", "sign-in\\email", "error"]) {
			expect(await signOut(`localhost:3000\\api\\auth\\${path}?`)).toMatchObject({ status: 200, body: plain.body });
		}
	});

	test("nobody signs up by himself", async () => {
		const asking = { method: "POST", body: { email: "x@orbita.example", password: TEST_PASSWORD, name: "X" } };
		expect((await office.ask(undefined, "/api/auth/sign-up/email", asking)).status).toBe(404);
	});

	test("five wrong passwords lock an address for a quarter of an hour, known or not, and tell how long", async () => {
		for (const email of [emailOf("teacher"), "nobody@orbita.example"]) {
			for (let count = 0; count < 5; count++) expect((await signIn(email, "wrong password")).status).toBe(401);
			const locked = await signIn(email, TEST_PASSWORD);
			expect(locked.status).toBe(429);
			expect(locked.body).toMatchObject({ code: "LOCKED", seconds: 900 });
		}
		now = new Date(now.getTime() + 16 * MINUTE_MS);
		expect((await signIn(emailOf("teacher"), TEST_PASSWORD)).status).toBe(200);
	});

	test("nobody keeps a person out by trying wrong passwords from somewhere else", async () => {
		for (let count = 0; count < 5; count++) await signIn(emailOf("manager"), "wrong password", "198.51.100.1");
		expect((await signIn(emailOf("manager"), TEST_PASSWORD, "198.51.100.1")).status).toBe(429);
		expect((await signIn(emailOf("manager"), TEST_PASSWORD, "203.0.113.7")).status).toBe(200);
	});

	test("an address that a browser writes itself is not the place it comes from", async () => {
		const asking = { method: "POST", body: { email: emailOf("manager"), password: TEST_PASSWORD }, ip: "198.51.100.1" };
		const headers = { "x-staff-address": "203.0.113.7" };
		expect((await office.ask(undefined, "/api/auth/sign-in/email", { ...asking, headers })).status).toBe(429);
	});

	test("whoever is tried from everywhere comes in by a letter", async () => {
		const email = emailOf("owner");
		for (let count = 0; count < 50; count++) {
			await countFailure(office.db, { email, ip: `198.51.100.${count % 10}` }, now);
		}
		expect((await signIn(email, TEST_PASSWORD, "203.0.113.7")).status).toBe(429);
		await office.ask(undefined, "/api/auth/request-password-reset", { method: "POST", body: { email } });
		const { token } = await office.db
			.selectFrom("staffLetter")
			.where("email", "=", email)
			.select("token")
			.executeTakeFirstOrThrow();
		const reset = { method: "POST", body: { token, newPassword: TEST_PASSWORD } };
		expect((await office.ask(undefined, "/api/auth/reset-password", reset)).status).toBe(200);
		expect((await signIn(email, TEST_PASSWORD, "203.0.113.7")).status).toBe(200);
	});

	test("nobody keeps a person out of where he signed in before by trying from everywhere", async () => {
		const email = emailOf("owner");
		expect((await signIn(email, TEST_PASSWORD, "2001:db8:0:1207::1")).status).toBe(200);
		for (let count = 0; count < 50; count++) {
			await countFailure(office.db, { email, ip: `198.51.100.${count % 10}` }, now);
		}
		expect((await signIn(email, TEST_PASSWORD, "192.0.2.9")).status).toBe(429);
		expect((await signIn(email, TEST_PASSWORD, "2001:db8:0:1207::2")).status).toBe(200);
		now = new Date(now.getTime() + 16 * MINUTE_MS);
	});

	test("a body that is too large is refused at every door outside, without a word of its length", async () => {
		const body = { password: "x".repeat(17 * 1024) };
		for (const path of ["/api/auth/sign-out", "/api/auth/sign-in/email", "/api/admin/invitation/x"]) {
			const answer = await office.ask(undefined, path, { method: "POST", body });
			expect([path, answer.status, answer.body.code]).toEqual([path, 413, "tooLarge"]);
		}
	});

	test("a page of another site cannot write, nor can a program without an origin", async () => {
		const body = { email: emailOf("owner"), password: TEST_PASSWORD };
		for (const origin of ["https://evil.example", "null"]) {
			const asking = { method: "POST", body, headers: { origin } };
			expect((await office.ask(undefined, "/api/auth/sign-in/email", asking)).status).toBe(403);
			const answer = await office.ask("owner", "/api/admin/teachers", {
				method: "POST",
				body: {},
				headers: { origin },
			});
			expect(answer).toMatchObject({ status: 403, body: { code: "foreign" } });
		}
	});

	// Every guess costs a hash, which is slow on purpose.
	test("the password cannot be guessed at a screen that was left open", { timeout: 60_000 }, async () => {
		const path = "/api/auth/change-password";
		const guess = (count: number) =>
			office.ask("teacher", path, {
				method: "POST",
				body: { currentPassword: `guess number ${count}`, newPassword: "a password of the thief" },
			});
		let tries = 0;
		while ((await guess(tries)).status !== 429 && tries < 100) tries += 1;
		expect(tries).toBeLessThanOrEqual(30);
		now = new Date(now.getTime() + 6 * MINUTE_MS);
	});

	test("whoever changes his own name keeps to the rules of names, and it stands in the audit", async () => {
		const rename = (body: object) => office.ask("manager", "/api/auth/update-user", { method: "POST", body });
		for (const name of ["", "   ", "x".repeat(101)]) {
			const { status, body } = await rename({ name });
			expect(status).toBe(400);
			expect(body).toMatchObject({ code: "invalid", errors: { name: expect.any(String) } });
		}
		expect((await rename({ locale: "de" })).status).toBe(400);
		expect((await rename({ locale: "en", image: "https://elsewhere.example/x.png" })).status).toBe(200);
		const lines = () => office.db.selectFrom("auditEntry").where("resource", "=", "people").selectAll().execute();
		expect(await lines()).toEqual([]);
		const { body: before } = await office.ask<{ id: string; name: string }>("manager", "/api/admin/me");
		expect((await rename({ name: " Мария Петрова " })).status).toBe(200);
		const { body: after } = await office.ask<{ name: string }>("manager", "/api/admin/me");
		expect(after.data).toMatchObject({ name: "Мария Петрова", locale: "en" });
		const changes = [{ field: "name", before: true, after: true }];
		expect(await lines()).toMatchObject([
			{ action: "update", recordId: before.data.id, staffId: before.data.id, staffName: before.data.name, changes },
		]);
		const { image } = await office.db
			.selectFrom("staffUser")
			.where("id", "=", before.data.id)
			.select("image")
			.executeTakeFirstOrThrow();
		expect(image).toBeNull();
	});

	test("a blocked person is out at once and cannot come back", async () => {
		expect((await office.ask("editor", "/api/admin/me")).status).toBe(200);
		await office.db.updateTable("staffUser").set({ blockedAt: now }).where("role", "=", "editor").execute();
		expect((await office.ask("editor", "/api/admin/me")).status).toBe(401);
		expect((await signIn(emailOf("editor"), TEST_PASSWORD)).status).toBe(403);
	});
});
