import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../app/shared/durations.ts";
import type { Role } from "../../app/shared/staff-rights.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { cookieOf, emailOf, openTestOffice, TEST_PASSWORD, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date();
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
});
// Each test has the tries of an address and the letters of an account for itself.
beforeEach(async () => {
	now = new Date(now.getTime() + 6 * MINUTE_MS);
	await office.db.deleteFrom("staffLetter").execute();
	await office.db.deleteFrom("staffVerification").execute();
});
afterAll(() => office.close());

const post = (path: string, body: object, cookie = "") =>
	office.ask(undefined, path, { method: "POST", body, headers: { cookie } });
const signIn = (email: string, password: string, cookie = "") =>
	post("/api/auth/sign-in/email", { email, password }, cookie);

/** The six digits of an authenticator for this half minute, or for one `later`, whose code is taken already (RFC 6238). */
function totp(uri: string, later = 0): string {
	const bits = [...(new URL(uri).searchParams.get("secret") ?? "")]
		.map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
		.join("");
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const moment = Buffer.alloc(8);
	moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
	const hash = createHmac("sha1", key).update(moment).digest();
	const offset = (hash.at(-1) ?? 0) & 15;
	return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

type Factor = { readonly totpURI: string; readonly backupCodes: readonly string[] };

/** Leaves somebody of this role with a second factor, and with the session that began with it. */
async function switchOn(role: Role): Promise<Factor & { readonly cookie: string }> {
	const body = { password: TEST_PASSWORD, method: "totp" };
	const enabled = await office.ask<never, Factor>(role, "/api/auth/two-factor/enable", { method: "POST", body });
	const confirm = { method: "POST", body: { code: totp(enabled.body.totpURI) } };
	const confirmed = await office.ask(role, "/api/auth/two-factor/verify-totp", confirm);
	expect(confirmed.status).toBe(200);
	return { ...enabled.body, cookie: cookieOf(confirmed) };
}

const idOf = async (role: Role) => {
	const person = office.db.selectFrom("staffUser").where("email", "=", emailOf(role)).select("id");
	return (await person.executeTakeFirstOrThrow()).id;
};

/** What better-auth keeps of a browser that is trusted, of one that is asked for a code, and of a letter that was sent. */
async function openWays(role: Role): Promise<void> {
	const value = await idOf(role);
	const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) };
	for (const identifier of ["trust-device-x", "2fa-x"]) {
		const row = { id: `${identifier} ${role}`, identifier, value, ...times };
		await office.db.insertInto("staffVerification").values(row).execute();
	}
	expect((await post("/api/auth/request-password-reset", { email: emailOf(role) })).status).toBe(200);
	expect(await waysOf(role)).toEqual(["2fa-x", "reset-password", "trust-device-x"]);
}

async function waysOf(role: Role): Promise<string[]> {
	const rows = office.db
		.selectFrom("staffVerification")
		.where("value", "=", await idOf(role))
		.select("identifier");
	return (await rows.execute()).map(({ identifier }) => identifier.replace(/:.*/, "")).sort();
}

const linkOf = async (role: Role) => {
	const letters = office.db.selectFrom("staffLetter").where("email", "=", emailOf(role)).select("token");
	return (await letters.orderBy("createdAt", "desc").executeTakeFirstOrThrow()).token;
};
const reset = (token: string) => post("/api/auth/reset-password", { token, newPassword: "another long pass phrase" });

describe("the second factor", () => {
	test("with a second factor the password alone opens nothing; a code or a spare one does, each of them once", async () => {
		const { totpURI, backupCodes } = await switchOn("manager");
		const half = await signIn(emailOf("manager"), TEST_PASSWORD);
		expect(half.body).toMatchObject({ twoFactorRedirect: true });
		const cookie = cookieOf(half);
		expect((await office.ask(undefined, "/api/admin/me", { headers: { cookie } })).status).toBe(401);
		expect((await post("/api/auth/two-factor/verify-totp", { code: "000000" }, cookie)).status).toBe(401);
		const code = totp(totpURI, 1);
		const whole = await post("/api/auth/two-factor/verify-totp", { code }, cookie);
		expect(whole.status).toBe(200);
		const me = await office.ask(undefined, "/api/admin/me", { headers: { cookie: cookieOf(whole) } });
		expect(me.body.data).toMatchObject({ role: "manager", hasTwoFactor: true });

		const again = cookieOf(await signIn(emailOf("manager"), TEST_PASSWORD));
		// Also the one that switched the factor on.
		for (const used of [totp(totpURI), code]) {
			const refused = await post("/api/auth/two-factor/verify-totp", { code: used }, again);
			expect(refused).toMatchObject({ status: 401, body: { code: "INVALID_CODE" } });
		}
		const spare = { code: backupCodes[0] };
		expect((await post("/api/auth/two-factor/verify-backup-code", spare, again)).status).toBe(200);
		const third = cookieOf(await signIn(emailOf("manager"), TEST_PASSWORD));
		expect((await post("/api/auth/two-factor/verify-backup-code", spare, third)).status).toBe(401);
	});

	test("an authenticator keeps the codes under the name that the school has then", async () => {
		const value = JSON.stringify({ is: { ru: "Комета", en: "Comet" } });
		await office.db.updateTable("setting").set({ value }).where("key", "=", "school").execute();
		const body = { password: TEST_PASSWORD, method: "totp", issuer: "Somebody" };
		const enabled = await office.ask<never, { totpURI: string }>("owner", "/api/auth/two-factor/enable", {
			method: "POST",
			body,
		});
		expect(new URL(enabled.body.totpURI).searchParams.get("issuer")).toBe("Comet");
		expect(decodeURIComponent(enabled.body.totpURI)).toContain(`totp/Comet:${emailOf("owner")}`);
	});

	test("no browser is trusted without a code, whatever it asks for", async () => {
		const { totpURI, backupCodes } = await switchOn("editor");
		const proofs = [
			["verify-totp", totp(totpURI, 1)],
			["verify-backup-code", backupCodes[0]],
		] as const;
		for (const [path, code] of proofs) {
			const half = cookieOf(await signIn(emailOf("editor"), TEST_PASSWORD));
			const body = { code, trustDevice: true, disableSession: true };
			const whole = await post(`/api/auth/two-factor/${path}`, body, half);
			expect(whole.status).toBe(200);
			const cookie = cookieOf(whole);
			expect(cookie).toContain("session_token=");
			expect(cookie).not.toContain("trust_device");
			expect((await signIn(emailOf("editor"), TEST_PASSWORD, cookie)).body).toMatchObject({ twoFactorRedirect: true });
		}
		expect((await waysOf("editor")).filter((way) => way.startsWith("trust"))).toEqual([]);
	});

	test("a proof without a code is refused with the name of what is missing", async () => {
		for (const path of ["verify-totp", "verify-backup-code"]) {
			for (const body of [{}, { code: 123456 }, []]) {
				const answer = await post(`/api/auth/two-factor/${path}`, body);
				expect(answer).toMatchObject({ status: 400, body: { code: "invalid" } });
			}
		}
	});
});

describe("what opens an account besides a session ends", () => {
	test.each([{}, { revokeOtherSessions: true }])(
		"with a password that is changed, %o, and not with a wrong one",
		async (more) => {
			await office.db.deleteFrom("staffVerification").execute();
			await openWays("teacher");
			const change = (currentPassword: string) =>
				office.ask("teacher", "/api/auth/change-password", {
					method: "POST",
					body: { currentPassword, newPassword: TEST_PASSWORD, ...more },
				});
			expect((await change("a wrong password")).status).toBe(400);
			expect(await waysOf("teacher")).toHaveLength(3);
			expect((await change(TEST_PASSWORD)).status).toBe(200);
			expect(await waysOf("teacher")).toEqual([]);
		},
	);

	test("with a password that was forgotten: other letters lead nowhere", async () => {
		await openWays("teacher");
		const first = await linkOf("teacher");
		await post("/api/auth/request-password-reset", { email: emailOf("teacher") });
		await openWays("owner");
		expect((await reset(await linkOf("teacher"))).status).toBe(200);
		expect(await waysOf("teacher")).toEqual([]);
		expect((await reset(first)).status).toBe(400);
		expect(await waysOf("owner")).toEqual(["2fa-x", "reset-password", "trust-device-x"]);
	});

	test("with the second factor that is switched off", async () => {
		const { cookie } = await switchOn("owner");
		await openWays("owner");
		const link = await linkOf("owner");
		const disable = (password: string) => post("/api/auth/two-factor/disable", { password }, cookie);
		expect((await disable("a wrong password")).status).toBe(400);
		expect(await waysOf("owner")).toHaveLength(3);
		expect((await disable(TEST_PASSWORD)).status).toBe(200);
		expect(await waysOf("owner")).toEqual([]);
		expect((await reset(link)).status).toBe(400);
	});
});
