import { type RawBuilder, sql } from "kysely";
import type { Locale } from "../../../shared/localized.ts";

/** The course that something is kept for, beside the request by whose secret it is read: a merged request shows what the other one keeps. */
export type PromisedCourse = {
	/** The course's title where the request is about another course, or about none; in the other language if it has no text in this one. */
	readonly otherCourse: string | null;
	/** It takes nobody, for now or any more: what is kept can't be used. */
	readonly isPaused: boolean;
};

type Question = { readonly courseId: RawBuilder<string | null>; readonly token: string; readonly locale: Locale };

/** The course of a promise, wherever a query finds its id; null of no course. */
export function promisedCourse({ courseId, token, locale }: Question): RawBuilder<PromisedCourse | null> {
	return sql<PromisedCourse | null>`(select json_build_object('isPaused', promised.status <> 'published', 'otherCourse',
			case when promised.id is distinct from (select asker.course_id from contact_request asker where asker.token = ${token})
				then (select named.title from course_text named where named.course_id = promised.id
					order by named.locale <> ${locale} limit 1) end)
		from course promised where promised.id = ${courseId})`;
}
