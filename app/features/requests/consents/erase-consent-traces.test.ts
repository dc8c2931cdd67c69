import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { eraseConsentTraces } from "./erase-consent-traces.server.ts";

const NOW = new Date("2029-11-18T09:00:00Z");

/** Moments around the last one whose traces are kept; three years before it, for cookies 180 days more. */
const CONSENTS = {
	inForce: { kind: "ads", createdAt: "2020-01-01", withdrawnAt: null },
	lately: { kind: "ads", createdAt: "2020-01-01", withdrawnAt: "2026-11-18T09:00:00Z" },
	longAgo: { kind: "ads", createdAt: "2020-01-01", withdrawnAt: "2026-11-18T08:59:59Z" },
	cookies: { kind: "cookies", createdAt: "2026-05-22T09:00:00Z", withdrawnAt: null },
	oldCookies: { kind: "cookies", createdAt: "2026-05-22T08:59:59Z", withdrawnAt: null },
} as const;

test("three years after a consent has ended nobody knows from where it came; what was agreed to and when stays", async () => {
	await using opened = Object.assign(await openTestDatabase(), {
		async [Symbol.asyncDispose]() {
			await opened.close();
		},
	});
	const { db } = opened;
	for (const [hash, consent] of Object.entries(CONSENTS)) {
		await db
			.insertInto("consent")
			.values({ ...consent, granted: true, documentHash: hash, page: "/faq", ip: "10.1.2.3", agent: "Mozilla" })
			.execute();
	}
	expect(await eraseConsentTraces(db, NOW)).toBe(2);
	expect(await eraseConsentTraces(db, NOW)).toBe(0);
	const consents = await db.selectFrom("consent").selectAll().execute();
	const known = { page: "/faq", ip: "10.1.2.3", agent: "Mozilla" };
	const erased = { page: null, ip: null, agent: null };
	for (const [hash, consent] of Object.entries(CONSENTS)) {
		expect(consents.find(({ documentHash }) => documentHash === hash)).toMatchObject({
			kind: consent.kind,
			granted: true,
			createdAt: new Date(consent.createdAt),
			...(hash === "longAgo" || hash === "oldCookies" ? erased : known),
		});
	}
});
