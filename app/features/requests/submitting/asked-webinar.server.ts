import { type RawBuilder, sql } from "kysely";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale, Localized } from "../../../shared/localized.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";

/** One date of a webinar that a request is about. */
export type AskedWebinar = {
	readonly title: Localized<string>;
	/** `2026-11-20`: the day in the webinar's own zone. */
	readonly day: string;
};

/**
 * The subject names a UTC day; in the webinar's zone that may be the day before or after. The day whose hour falls on that UTC day is
 * taken: a webinar's dates share an hour in its zone, whose offset from UTC changes with summer time.
 */
const dayInZone: RawBuilder<string | null> = sql`(
	select to_char(local.day, 'YYYY-MM-DD')
	from (select asked.parts[2]::date + step as day from generate_series(-1, 1) as step) as local
	where ((local.day + (webinar.starts_at at time zone webinar.zone)::time)
		at time zone webinar.zone at time zone 'UTC')::date = asked.parts[2]::date
	order by local.day
	limit 1)`;

/** Where nothing can be read in the language any more, the title of the other one. */
const titleIn = (locale: Locale): RawBuilder<string | null> => sql`(
	select webinar_text.title from webinar_text where webinar_text.webinar_id = webinar.id
	order by webinar_text.state <> 'draft' and coalesce(webinar_text.publish_at <= now(), true) desc, webinar_text.locale = ${locale} desc
	limit 1)`;

/** Reads the subject, beside a query of `contact_request`; null when it is about something else. A slug that is gone stands for its title. */
export const askedWebinar: RawBuilder<AskedWebinar | null> = sql`(
	select jsonb_build_object('title', jsonb_build_object(
		'ru', coalesce(${titleIn("ru")}, asked.parts[1]),
		'en', coalesce(${titleIn("en")}, asked.parts[1])),
		'day', coalesce(${dayInZone}, asked.parts[2]))
	from (select regexp_match(contact_request.subject, '^webinar:(.+)@(\\d{4}-\\d{2}-\\d{2})$') as parts) as asked
	left join webinar on webinar.slug = asked.parts[1]
	where asked.parts is not null)`;

/** The webinar with the figures of the school that its title quotes. */
export function quoteAskedWebinar(asked: AskedWebinar | null, settings: SiteSettings): AskedWebinar | null {
	if (!asked) return null;
	const { ru, en } = asked.title;
	return {
		...asked,
		title: { ru: quoteFacts(ru, factsOf(settings, "ru")), en: quoteFacts(en, factsOf(settings, "en")) },
	};
}
