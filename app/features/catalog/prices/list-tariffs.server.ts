import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { TariffView } from "../courses/course-view.ts";
import { currencyOf, priceTariff } from "./price-tariff.ts";

/** The tariffs of a course in the order of the page, priced in the language's currency. */
export async function listTariffs(
	db: Database,
	{ courseId, locale, now, months }: { courseId: string; locale: Locale; now: Date; months: number },
): Promise<TariffView[]> {
	const rows = await db.selectFrom("tariff").where("courseId", "=", courseId).orderBy("position").selectAll().execute();
	return rows.map((row) => ({
		id: row.id,
		code: row.code,
		kind: row.kind,
		lessons: row.lessons,
		recommended: row.recommended,
		...row.text[locale],
		price: priceTariff(row, { currency: currencyOf(locale), now, months }),
		roubles: priceTariff(row, { currency: "RUB", now, months }).full,
	}));
}
