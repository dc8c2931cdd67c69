import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import type { OpenDatabase } from "../open-database.server.ts";
import { inTransaction } from "../transaction.server.ts";
import { insertPromoCodes, promoCodesFileSchema } from "./insert-promo-codes.server.ts";
import { readYaml } from "./read-content.ts";

const ZONE = "Europe/Moscow";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
});
afterAll(() => opened.close());

test("the demo codes are loaded with their limits in minor units", async () => {
	const files = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
	const now = new Date("2026-11-18T09:00:00Z");
	await inTransaction(opened.db, (transaction) => insertPromoCodes(transaction, files, { now, zone: ZONE }));
	const rows = await opened.db.selectFrom("promoCode").orderBy("code").selectAll().execute();
	expect(rows.map(({ code }) => code)).toEqual(["DRUG2000", "LETO", "START10", "TEACHER100", "WEBINAR50"]);
	const [friend, summer, start, teacher, webinar] = rows;
	expect(friend).toMatchObject({
		percent: null,
		sumRub: 2_000_00,
		sumUsd: 25_00,
		minimumRub: 20_000_00,
		validUntil: null,
	});
	expect(summer).toMatchObject({
		scope: "audience",
		scopeValues: ["children"],
		validFrom: new Date("2026-11-18T00:00:00+03:00"),
		validUntil: new Date("2027-01-18T00:00:00+03:00"),
	});
	expect(start).toMatchObject({ percent: 10, firstOrderOnly: true });
	expect(teacher).toMatchObject({ percent: 100 });
	expect(webinar).toMatchObject({ percent: 50, totalLimit: 30, validUntil: new Date("2027-01-03T00:00:00+03:00") });
});

test.each([
	["a minute after midnight, when Greenwich has yesterday", "2026-11-18T00:01:00+03:00"],
	["at 10:14", "2026-11-18T10:14:00+03:00"],
	["a minute before midnight", "2026-11-18T23:59:00+03:00"],
])("a code made %s begins and ends at midnight of the school", async (_when, now) => {
	const files = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
	await opened.db.deleteFrom("promoCode").execute();
	await inTransaction(opened.db, (transaction) =>
		insertPromoCodes(transaction, files, { now: new Date(now), zone: ZONE }),
	);
	const rows = await opened.db.selectFrom("promoCode").select(["code", "validFrom", "validUntil"]).execute();
	for (const { validFrom } of rows) expect(validFrom).toEqual(new Date("2026-11-18T00:00:00+03:00"));
	const ends = rows.flatMap(({ validUntil }) => validUntil ?? []).sort((a, b) => Number(a) - Number(b));
	expect(ends).toEqual([new Date("2027-01-03T00:00:00+03:00"), new Date("2027-01-18T00:00:00+03:00")]);
});

test("a code takes either a percentage or a sum", () => {
	const code = {
		code: "X",
		scope: "all",
		first_order_only: false,
		customer_limit: null,
		total_limit: null,
		minimum: null,
		days: null,
		note: "x",
	};
	expect(promoCodesFileSchema.safeParse([code]).success).toBe(false);
	expect(promoCodesFileSchema.safeParse([{ ...code, percent: 10, sum: { rub: 1, usd: 1 } }]).success).toBe(false);
	expect(promoCodesFileSchema.safeParse([{ ...code, percent: 10 }]).success).toBe(true);
});
