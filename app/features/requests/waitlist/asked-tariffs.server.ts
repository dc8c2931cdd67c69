import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Locale } from "../../../shared/localized.ts";

/** Beside rows of `tariff` and of requests, under a name: it is the tariff that was asked for, or one that was asked for again. */
export function isAskedTariff(request: "request" | "contact_request"): RawBuilder<SqlBool> {
	const id = sql.ref(`${request}.id`);
	return sql`(tariff.id = ${sql.ref(`${request}.tariff_id`)} or exists (select 1 from contact_request_event again
		where again.request_id = ${id} and again.kind = 'repeated' and again.details ->> 'tariffId' = tariff.id::text))`;
}

/** Names of the tariffs that a request is about, beside a query of `contact_request`; null where it is about a course as a whole. */
export function askedTariffs(locale: Locale): RawBuilder<string | null> {
	return sql`(select string_agg(tariff.text -> ${locale}::text ->> 'name', ', ' order by tariff.position) from tariff
		where contact_request.tariff_id is not null and tariff.course_id = contact_request.course_id
			and ${isAskedTariff("contact_request")})`;
}
