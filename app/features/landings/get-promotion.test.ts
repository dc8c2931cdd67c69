import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import type { OrderTables } from "../../../database/order-types.ts";
import { insertPromoCodes, promoCodesFileSchema } from "../../../database/seed/insert-promo-codes.server.ts";
import { readYaml } from "../../../database/seed/read-content.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { explainNoPromotion } from "./explain-no-promotion.server.ts";
import { getPromotion, nextPromotionStart } from "./get-promotion.server.ts";

const now = new Date("2026-11-18T09:00:00Z");
let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	const files = promoCodesFileSchema.parse(await readYaml("promo-codes.yaml"));
	await inTransaction(school.db, (transaction) => insertPromoCodes(transaction, files, { now, zone: "Europe/Moscow" }));
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
		endsAt: new Date("2027-01-18T00:00:00+03:00"),
	});
});

test("at its end it is over", async () => {
	expect(await read("LETO", new Date("2027-01-17T23:59:59+03:00"))).toBeDefined();
	expect(await read("LETO", new Date("2027-01-18T00:00:00+03:00"))).toBeUndefined();
});

test("an unknown code and one that takes off a sum are no promotion", async () => {
	expect(await read("NOPE")).toBeUndefined();
	expect(await read("DRUG2000")).toBeUndefined();
});

const change = (values: Updateable<OrderTables["promoCode"]>) =>
	school.db.updateTable("promoCode").set(values).where("code", "=", "START10").execute();

/** An order with the code, of which only the use counts here. */
async function addOrder(code: string): Promise<string> {
	const order = await school.db
		.insertInto("courseOrder")
		.values({
			number: code,
			token: code,
			idempotencyKey: code,
			formKey: code,
			contentHash: code,
			currency: "RUB",
			subtotal: 100,
			discount: 10,
			total: 90,
			locale: "ru",
			customerName: "Анна",
			customerSurname: "Орлова",
			customerPhone: "+79031234567",
			customerEmail: "anna@example.com",
			customerEmailKey: "anna@example.com",
			mode: "single",
			paymentType: "card_ru",
			documents: "[]",
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await school.db
		.insertInto("promoRedemption")
		.columns(["promoCodeId", "orderId", "discount", "currency"])
		.expression((query) =>
			query
				.selectFrom("promoCode")
				.where("code", "=", code)
				.select(({ val }) => ["id", val(order.id).as("orderId"), val(10).as("discount"), val("RUB").as("currency")]),
		)
		.execute();
	return order.id;
}

test.each([
	["all", [], "all"],
	["audience", ["adults"], "adults"],
	["audience", ["children", "adults"], "all"],
	["categories", ["roblox"], undefined],
	["courses", ["scratch"], undefined],
] as const)("a code of scope %s %j is told of as one for %s", async (scope, scopeValues, audience) => {
	await change({ scope, scopeValues: [...scopeValues] });
	expect((await read("START10"))?.audience).toBe(audience);
	await change({ scope: "all", scopeValues: [] });
});

test("a code that is used up is no promotion, one whose use was given back is", async () => {
	await change({ totalLimit: 1 });
	expect(await read("START10")).toBeDefined();
	const orderId = await addOrder("START10");
	expect(await read("START10")).toBeUndefined();
	await school.db.updateTable("promoRedemption").set({ state: "released" }).where("orderId", "=", orderId).execute();
	expect(await read("START10")).toBeDefined();
	await change({ totalLimit: null });
});

test("the next start of a code is known before it, and only of a code that may start", async () => {
	const validFrom = new Date("2026-11-20T09:00:00Z");
	await change({ validFrom });
	const next = (at: Date) => nextPromotionStart(school.db, { codes: ["LETO", "START10"], now: at });
	expect(await next(now)).toEqual(validFrom);
	expect(await next(validFrom)).toBeUndefined();
	await change({ status: "paused" });
	expect(await next(now)).toBeUndefined();
	await change({ status: "active", validFrom: null });
});

test("why there is no promotion is told: at its stored end it is over, before its begin it is ahead, and nothing else is said", async () => {
	const explain = (code: string | undefined = "START10") => explainNoPromotion(school.db, { code, locale: "ru", now });
	const validFrom = new Date("2026-11-20T09:00:00Z");
	await change({ validUntil: now });
	expect(await explain()).toEqual({ state: "over" });
	await change({ validUntil: null, validFrom });
	expect(await explain()).toEqual({ state: "ahead", beginsAt: validFrom });
	await change({ scope: "courses", scopeValues: ["scratch"] });
	expect(await explain()).toEqual({ state: "none" });
	await change({ validFrom: null });
	expect(await explain()).toEqual({ state: "none" });
	await change({ scope: "all", scopeValues: [], validUntil: now, status: "paused" });
	expect(await explain()).toEqual({ state: "none" });
	await change({ validUntil: null, status: "active" });
	for (const code of ["DRUG2000", "NOPE"]) expect(await explain(code)).toEqual({ state: "none" });
	expect(await explainNoPromotion(school.db, { code: undefined, locale: "ru", now })).toEqual({ state: "none" });
});
