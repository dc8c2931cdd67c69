import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { EnvironmentError, parseEnvironment } from "../../platform/environment.server.ts";
import { createFirstAdministrator } from "./create-first-administrator.server.ts";

test("a real school has no first owner whose letters reach nobody, and asks for no address once it has people", async () => {
	const { db, close } = await openTestDatabase();
	const PUBLIC_URL = "https://orbita.example";
	const create = (given: Record<string, string>) => createFirstAdministrator(db, parseEnvironment(given));
	const refusal: unknown = await create({ PUBLIC_URL }).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(EnvironmentError);
	expect((refusal as Error).message).toMatch(/^ADMIN_EMAIL is needed/);
	expect(await create({ PUBLIC_URL, ADMIN_EMAIL: "Anna@school.example" })).toEqual({
		email: "Anna@school.example",
		madePassword: expect.stringMatching(/^\S{16}$/),
	});
	// Accounts are found by small letters, however an address is typed.
	expect(await db.selectFrom("staffUser").select("email").execute()).toEqual([{ email: "anna@school.example" }]);
	expect(await create({ PUBLIC_URL })).toBeUndefined();
	await close();
});

test("a demonstration has an owner of its own", async () => {
	const { db, close } = await openTestDatabase();
	const given = parseEnvironment({ ADMIN_PASSWORD: "a long way to the stars" });
	expect(await createFirstAdministrator(db, given)).toEqual({ email: "owner@orbita.example" });
	await close();
});
