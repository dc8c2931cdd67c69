import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import { createCourseResource } from "../../catalog/office/courses.server.ts";
import { priceBasket } from "../basket/price-basket.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

const STAFF = {
	id: "editor",
	name: "Editor",
	email: "editor@orbita.example",
	role: "editor",
	locale: "ru",
	teacherId: null,
	hasTwoFactor: false,
} as const;

/** Sets the price of the only tariff in the office. */
async function setPrice(priceRub: number): Promise<void> {
	const courses = createCourseResource();
	const { db, clock } = school;
	const { id } = await db.selectFrom("course").where("slug", "=", "test-course").select("id").executeTakeFirstOrThrow();
	const [document] = await courses.read(db, [id]);
	const input = courses.schema.parse(document);
	const sale = { oldPriceRub: null, oldPriceUsd: null, saleUntil: null };
	const tariffs = input.tariffs.map((tariff) => ({ ...tariff, ...sale, priceRub }));
	const acting = { staff: STAFF, now: clock.now() };
	const done = await inTransaction(db, async (transaction) =>
		courses.update?.(transaction, { id, input: { ...input, tariffs } }, acting),
	);
	expect(done).toMatchObject({ ok: true });
}

test("an order that is placed keeps its price; the next one and the basket have the new price", async () => {
	const before = await school.placed();
	const old = await school.order(before.id);
	await setPrice(41_500_00);
	expect(await school.order(before.id)).toMatchObject({ total: old.total, state: old.state });
	const question = { promoCode: null, paymentType: null, customer: null, requestTokens: [] };
	const lines = [{ courseSlug: "test-course", tariffCode: "group", startId: undefined }];
	const basket = await priceBasket(school.db, { lines, locale: "ru", now: school.clock.now(), ...question });
	expect(JSON.stringify(basket)).toContain(JSON.stringify(money(41_500_00, "RUB")));
	const after = await school.placed({
		customer: { name: "Олег", surname: "Орлов", phone: "+79031234568", email: "oleg@example.com" },
	});
	expect(await school.order(after.id)).toMatchObject({ total: 41_500_00 });
	expect(old.total).not.toBe(41_500_00);
});

test("who saw the old price while paying is told of the new one", async () => {
	const placed = await school.place({ expectedTotal: money(30_000_00, "RUB") });
	expect(placed).toMatchObject({ ok: false, code: "priceChanged" });
});
