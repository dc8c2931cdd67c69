import { type SqlBool, sql } from "kysely";

/**
 * Requests that the figures and the board count: no spam, none that was merged before it was answered (the other request counts), no kind
 * without a promised call. In the words of the index `contact_request_figures`.
 */
export const COUNTS_AS_REQUEST = sql<SqlBool>`(kind not in ('webinar', 'guide', 'waitlist') and status <> 'spam'
	and (merged_into is null or first_response_at is not null))`;
