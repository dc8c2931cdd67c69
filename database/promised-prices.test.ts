import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openCheckout } from "../app/features/checkout/checkout.fixture.ts";
import { splitStatements } from "./migrate.server.ts";

test("discounts that were kept before of a sale that is still the same get its price, others none", async () => {
	const school = await openCheckout();
	const { courseId, tariffId } = await school.startOf("test-course");
	const keep = (token: string, discountCurrency: "RUB" | "USD", discountMinor: number) =>
		school.addRequest("test-course", { token, courseId, discountPercent: 25, discountMinor, discountCurrency });
	await keep("roubles", "RUB", 10_000_00);
	await keep("dollars", "USD", 100_00);
	await keep("another", "RUB", 18_000_00);
	const migration = readFileSync(join(import.meta.dirname, "migrations", "0047_promised_prices.sql"), "utf8");
	const [update] = splitStatements(migration).filter((statement) => statement.startsWith("update"));
	await sql.raw(update ?? "").execute(school.db);
	const kept = await school.db
		.selectFrom("contactRequest")
		.orderBy("number")
		.select(["discountPrice", "discountTariffId"])
		.execute();
	expect(kept).toEqual([
		{ discountPrice: 30_000_00, discountTariffId: tariffId },
		{ discountPrice: 400_00, discountTariffId: tariffId },
		{ discountPrice: null, discountTariffId: null },
	]);
	await school.close();
});
