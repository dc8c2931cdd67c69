import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { insertPromoCodes, promoCodesFileSchema } from "../../../database/seed/insert-promo-codes.server.ts";
import { readYaml } from "../../../database/seed/read-content.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getPromotion } from "./get-promotion.server.ts";

const now = new Date("2026-11-18T09:00:00Z");
let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	const files = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
	await inTransaction(school.db, (transaction) => insertPromoCodes(transaction, files, now));
});
afterAll(() => school.close());

const read = (code: string, at = now) => getPromotion(school.db, { code, locale: "ru", now: at });

test("a promotion is what its promo code takes off, with its stored end", async () => {
	expect(await read("LETO")).toEqual({
		code: "LETO",
		percent: 15,
		audience: "children",
		minimum: { minor: 3_000_000, currency: "RUB" },
		firstOrderOnly: false,
		endsAt: new Date("2027-01-17T09:00:00Z"),
	});
});

test("at its end it is over", async () => {
	expect(await read("LETO", new Date("2027-01-17T08:59:59Z"))).toBeDefined();
	expect(await read("LETO", new Date("2027-01-17T09:00:00Z"))).toBeUndefined();
});

test("an unknown code and one that takes off a sum are no promotion", async () => {
	expect(await read("NOPE")).toBeUndefined();
	expect(await read("DRUG2000")).toBeUndefined();
});
