import { sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { refuseDiscounts } from "./refuse-discounts.server.ts";
import type { TariffDocument } from "./tariff-fields.ts";

type Saving = { readonly courseId: string; readonly tariffs: readonly TariffDocument[]; readonly now: Date };

/**
 * Writes the tariffs of a course in the order of the document. A tariff is known by its code; one that is left out goes, unless groups,
 * orders or requests speak of it. What is already ordered keeps its price: lines of orders hold prices of their own.
 */
export async function saveTariffs(
	transaction: Transaction<Schema>,
	{ courseId, tariffs, now }: Saving,
): Promise<Result<undefined>> {
	const kept = await transaction
		.selectFrom("tariff")
		.where("courseId", "=", courseId)
		.select(["id", "code", "priceRub", "priceUsd", "oldPriceRub", "oldPriceUsd", "saleUntil"])
		.execute();
	const refusal = await refuseDiscounts(transaction, { tariffs, kept });
	if (refusal) return refusal;
	const gone = kept.filter(({ code }) => !tariffs.some((tariff) => tariff.code === code)).map(({ id }) => id);
	if (gone.length > 0) {
		if (await areInUse(transaction, gone)) return fail("inUse", "tariffs");
		await transaction.deleteFrom("tariff").where("id", "in", gone).execute();
	}
	for (const [position, { code, text, ...tariff }] of tariffs.entries()) {
		const row = { ...tariff, position, text: JSON.stringify(text) };
		const known = kept.find((one) => one.code === code);
		if (known) {
			const isOwnEnd = tariff.saleUntil !== null && Date.parse(tariff.saleUntil) === known.saleUntil?.getTime();
			const end = isOwnEnd ? {} : { saleRepeatDays: null };
			const changed = transaction.updateTable("tariff").set({ ...row, ...end, ...raised(now) });
			await changed.where("id", "=", known.id).execute();
		} else {
			await transaction
				.insertInto("tariff")
				.values({ ...row, courseId, code })
				.execute();
		}
	}
	return succeed();
}

async function areInUse(transaction: Transaction<Schema>, ids: readonly string[]): Promise<boolean> {
	const { rows } = await sql`
		select 1 from start where tariff_id = any(${ids}) union all
		select 1 from course_order_line where tariff_id = any(${ids}) union all
		select 1 from contact_request where tariff_id = any(${ids}) or discount_tariff_id = any(${ids}) union all
		select 1 from contact_request_event where kind = 'repeated' and details ->> 'tariffId' = any(${ids}) limit 1`.execute(
		transaction,
	);
	return rows.length > 0;
}
