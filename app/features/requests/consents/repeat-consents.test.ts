import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { submitRequest } from "../submitting/submit-request.server.ts";
import { getMyConsents } from "./get-my-consents.server.ts";

const FIRST = "2026-11-18T09:00:00Z";
const AGAIN = "2026-11-19T09:00:00Z";
const LATER = "2026-11-20T09:00:00Z";

describe("the consents of whoever asks again", () => {
	let opened: OpenDatabase;
	const clock = createSettableClock(FIRST);
	const messages = { async announceRequest() {}, async announceRepeat() {} };

	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestSchool(opened.db, { now: new Date(FIRST) });
	});
	afterAll(() => opened.close());
	beforeEach(() => opened.db.deleteFrom("contactRequest").execute());

	async function submit(at: string, ads: boolean): Promise<string> {
		clock.set(at);
		const consents = { privacy: true, personalData: true, offer: true, ads };
		const submission = { input: sampleVisitor({ consents, page: `/${at}` }), kind: "callback", locale: "ru" } as const;
		const settings = await getSiteSettings(opened.db);
		const result = await submitRequest(opened.db, submission, { clock, settings, messages });
		return (result.ok && result.token) || "";
	}
	async function standing(token: string) {
		const consents = await getMyConsents(opened.db, { token });
		return Object.fromEntries(
			consents.map(({ kind, granted, createdAt, withdrawnAt }) => [
				kind,
				withdrawnAt ? "withdrawn" : granted ? createdAt.toISOString().slice(8, 10) : "no",
			]),
		);
	}
	async function withdraw(token: string, kind: string): Promise<boolean> {
		const mine = (await getMyConsents(opened.db, { token })).find((consent) => consent.kind === kind);
		return withdrawConsent(opened.db, { token, consentId: mine?.id ?? "", now: clock.now() }, { followers: [] });
	}

	test("are written on the open request, each with its document, hash and time", async () => {
		const token = await submit(FIRST, false);
		await submit(AGAIN, true);
		const rows = await opened.db
			.selectFrom("consent")
			.where("createdAt", "=", new Date(AGAIN))
			.orderBy("kind")
			.selectAll()
			.execute();
		expect(rows.map(({ kind, granted, documentHash, page }) => [kind, granted, documentHash, page])).toEqual([
			["ads", true, "consent-ads-hash", `/${AGAIN}`],
			["offer", true, "offer-group-hash", `/${AGAIN}`],
			["personal-data", true, "personal-data-hash", `/${AGAIN}`],
			["privacy", true, "privacy-hash", `/${AGAIN}`],
		]);
		expect(await getMyConsents(opened.db, { token })).toHaveLength(4);
		expect(await standing(token)).toEqual({ ads: "19", offer: "19", "personal-data": "19", privacy: "19" });
	});

	test("stay valid when the box for advertising is left empty", async () => {
		const token = await submit(FIRST, true);
		await submit(AGAIN, false);
		expect(await standing(token)).toMatchObject({ ads: "18", privacy: "19" });
		const refused = opened.db.selectFrom("consent").where("granted", "=", false).select("kind");
		expect(await refused.execute()).toEqual([]);
	});

	test("are withdrawn with their duplicates; given again they are valid again", async () => {
		const token = await submit(FIRST, true);
		await submit(AGAIN, true);
		expect(await withdraw(token, "ads")).toBe(true);
		expect(await standing(token)).toMatchObject({ ads: "withdrawn", privacy: "19" });
		const held = opened.db.selectFrom("consent").where("kind", "=", "ads").where("withdrawnAt", "is", null);
		expect(await held.select("id").execute()).toEqual([]);
		expect(await withdraw(token, "ads")).toBe(false);
		await submit(LATER, true);
		expect(await standing(token)).toMatchObject({ ads: "20" });
	});
});
