import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "../../app/shared/staff-rights.ts";
import { emailOf, openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
const ids = new Map<string, string>();
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW } });
	const people = await office.db.selectFrom("staffUser").select(["id", "email"]).execute();
	for (const { id, email } of people) ids.set(email, id);
});
afterAll(() => office.close());

const pathOf = (role: Role) => `/api/admin/people/${ids.get(emailOf(role))}`;
const act = (role: Role, action: "block" | "unblock") =>
	office.ask("owner", `${pathOf(role)}/${action}`, { method: "POST", body: {} });
async function save(role: Role, change: object) {
	const { data } = (await office.ask<object>("owner", pathOf(role))).body;
	return office.ask("owner", pathOf(role), { method: "PUT", body: { ...data, ...change } });
}

describe("somebody of the staff", () => {
	test("takes along the invitations that he has sent, blocked or an owner no longer, and nobody else's", async () => {
		async function invited(by: Role): Promise<string> {
			const email = `friend.of.${by}@orbita.example`;
			const body = { name: null, email, role: "owner", locale: "ru", teacherId: null };
			expect((await office.ask(by, "/api/admin/people", { method: "POST", body })).status).toBe(201);
			const letter = office.db.selectFrom("staffLetter").where("email", "=", email).select("token");
			return `/api/admin/invitation/${(await letter.executeTakeFirstOrThrow()).token}`;
		}
		const answers = async (path: string) => (await office.ask(undefined, path)).status;
		for (const role of ["manager", "editor"] as const) await save(role, { role: "owner" });
		const [blocked, demoted, others] = [await invited("manager"), await invited("editor"), await invited("owner")];
		expect(await answers(blocked)).toBe(200);
		await act("manager", "block");
		expect([await answers(blocked), await answers(demoted)]).toEqual([404, 200]);
		await act("manager", "unblock");
		for (const role of ["manager", "editor"] as const) await save(role, { role });
		expect([await answers(blocked), await answers(demoted), await answers(others)]).toEqual([404, 404, 200]);
	});

	test("who is the only owner stays one, also beside an owner who is blocked", async () => {
		const refused = { status: 400, body: { errors: { role: "lastOwner" } } };
		expect(await save("owner", { role: "manager" })).toMatchObject(refused);
		expect((await save("manager", { role: "owner" })).status).toBe(200);
		expect((await act("manager", "block")).status).toBe(200);
		expect(await save("owner", { role: "manager" })).toMatchObject(refused);
		expect(await act("owner", "block")).toMatchObject({ status: 409, body: { code: "self" } });
		expect((await office.ask("owner", "/api/admin/me")).body.data).toMatchObject({ role: "owner" });
	});

	test("keeps the address that he signs in with, which nobody else can take for him", async () => {
		const changed = await save("editor", { email: "another@orbita.example" });
		expect(changed).toMatchObject({ status: 400, body: { errors: { email: "fixed" } } });
	});

	test("who was blocked comes back by signing in anew", async () => {
		expect((await office.ask("editor", "/api/admin/me")).status).toBe(200);
		expect((await act("editor", "block")).status).toBe(200);
		expect((await act("editor", "unblock")).status).toBe(200);
		expect((await office.ask("editor", "/api/admin/me")).status).toBe(401);
	});
});
