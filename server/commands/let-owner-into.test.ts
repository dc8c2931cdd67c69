import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { emailOf, openTestOffice, TEST_PASSWORD, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { emailOfOwner, letOwnerInto } from "./let-owner-into.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const environment = parseEnvironment({ PUBLIC_URL: "https://orbita.example", BASE_PATH: "/school" });
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW } });
});
afterAll(() => office.close());

/** @returns the password that the terminal shows. */
async function letIn(email: string): Promise<string> {
	const said = await letOwnerInto(office.db, environment, { email, now: NOW });
	const [, address, password = ""] = /sign in as (\S+) with password (\S{16}) \(shown this once\)\.$/.exec(said) ?? [];
	expect(said).toMatch(/^The office: https:\/\/orbita\.example\/school\/admin, /);
	expect(address).toBe(email.toLowerCase());
	return password;
}

const signIn = (email: string, password: string) =>
	office.ask(undefined, "/api/auth/sign-in/email", { method: "POST", body: { email, password } });
const findPerson = (email: string) =>
	office.db.selectFrom("staffUser").where("email", "=", email).selectAll().executeTakeFirstOrThrow();
const auditOf = async (recordId: string) => {
	const lines = office.db.selectFrom("auditEntry").where("recordId", "=", recordId);
	return lines.select(["staffId", "staffName", "action", "resource", "changes"]).execute();
};

test("an owner who has lost password and second factor comes in with a new one; whatever else opened the account ends", async () => {
	const email = emailOf("owner");
	expect((await office.ask("owner", "/api/admin/me")).status).toBe(200);
	const { id } = await findPerson(email);
	await office.db
		.updateTable("staffUser")
		.set({ twoFactorEnabled: true, blockedAt: NOW })
		.where("id", "=", id)
		.execute();
	await office.db
		.insertInto("staffTwoFactor")
		.values({ id, userId: id, secret: "lost", backupCodes: "lost" })
		.execute();
	for (let tries = 0; tries < 5; tries++) await signIn(email, "a wrong password");
	expect((await signIn(email, TEST_PASSWORD)).status).toBe(429);

	const password = await letIn(email);
	expect((await office.ask("owner", "/api/admin/me")).status).toBe(401);
	expect((await signIn(email, TEST_PASSWORD)).status).toBe(401);
	const entered = await signIn(email, password);
	expect([entered.status, entered.body]).toEqual([200, expect.not.objectContaining({ twoFactorRedirect: true })]);
	expect(await findPerson(email)).toMatchObject({ role: "owner", blockedAt: null, twoFactorEnabled: false });
	expect(await office.db.selectFrom("staffTwoFactor").selectAll().execute()).toEqual([]);
	const changes = [
		{ field: "hasTwoFactor", before: true, after: false },
		{ field: "state", before: "blocked", after: "active" },
		{ field: "password", before: true, after: true },
	];
	const line = { staffId: null, staffName: "npm run owner", action: "update", resource: "people", changes };
	expect(await auditOf(id)).toEqual([line]);
});

test("somebody who has no account, or a smaller one, is an owner from then on", async () => {
	const { id: invitedBy } = await findPerson(emailOf("owner"));
	const invited = {
		email: "anna@orbita.example",
		role: "manager",
		locale: "ru",
		teacherId: null,
		invitedBy,
	} as const;
	await office.db
		.insertInto("staffInvitation")
		.values({ ...invited, token: "t", expiresAt: NOW })
		.execute();
	expect((await signIn(invited.email, await letIn("Anna@orbita.example"))).status).toBe(200);
	expect(await office.db.selectFrom("staffInvitation").selectAll().execute()).toEqual([]);
	const { id, ...anna } = await findPerson(invited.email);
	expect(anna).toMatchObject({ name: "anna", role: "owner" });
	expect(await auditOf(id)).toMatchObject([{ action: "create" }]);

	await letIn(emailOf("editor"));
	expect(await findPerson(emailOf("editor"))).toMatchObject({ role: "owner", name: "editor" });
});

test("a command that names no e-mail is told how to", () => {
	expect(emailOfOwner("anna@school.example")).toBe("anna@school.example");
	for (const wrong of [undefined, "anna"]) expect(() => emailOfOwner(wrong)).toThrow("npm run owner -- ");
});
