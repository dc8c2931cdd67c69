import { type RawBuilder, sql } from "kysely";
import type { Localized } from "../../../shared/localized.ts";

/** One date of a webinar that a request is about. */
export type AskedWebinar = {
	readonly title: Localized<string>;
	/** `2026-11-20`. */
	readonly day: string;
};

/** Reads the subject, beside a query of `contact_request`; null when it is about something else. A slug that is gone stands for its title. */
export const askedWebinar: RawBuilder<AskedWebinar | null> = sql`(
	select jsonb_build_object('title', jsonb_build_object(
		'ru', coalesce(webinar.text -> 'ru' ->> 'title', asked.parts[1]),
		'en', coalesce(webinar.text -> 'en' ->> 'title', asked.parts[1])), 'day', asked.parts[2])
	from (select regexp_match(contact_request.subject, '^webinar:(.+)@(\\d{4}-\\d{2}-\\d{2})$') as parts) as asked
	left join webinar on webinar.slug = asked.parts[1]
	where asked.parts is not null)`;
