import { type RawBuilder, sql } from "kysely";
import type { Locale } from "../../../shared/localized.ts";
import { waitsOf } from "./waits-of.server.ts";

/** Names of the tariffs that a request is about, beside a query of `contact_request`; null where it is about a course as a whole. */
export function askedTariffs(locale: Locale): RawBuilder<string | null> {
	return sql`(select string_agg(tariff.text -> ${locale}::text ->> 'name', ', ' order by tariff.position) from tariff
		where contact_request.tariff_id is not null and tariff.course_id = contact_request.course_id
			and tariff.id in (select asked.tariff_id from ${waitsOf("contact_request")} as asked))`;
}
