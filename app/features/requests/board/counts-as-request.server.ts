import { type SqlBool, sql } from "kysely";

/**
 * What the figures and the board count as a request: neither spam, nor one that was merged before an answer (the other one's is theirs), nor
 * what promises no call: registrations for webinars, guides, waiting lists. In the words of the index `contact_request_figures`.
 */
export const COUNTS_AS_REQUEST = sql<SqlBool>`(kind not in ('webinar', 'guide', 'waitlist') and status <> 'spam'
	and (merged_into is null or first_response_at is not null))`;
