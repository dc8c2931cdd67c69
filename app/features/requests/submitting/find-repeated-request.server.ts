import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { isToBeForgotten } from "../erasure/is-to-be-forgotten.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import type { NewRequest } from "./insert-request.server.ts";

export type RepeatedRequest = {
	/** Of a merged request, the id of the one that stands for it. */
	readonly id: string;
	/** What the person has sent himself: its id and its secret. */
	readonly askedId: string;
	readonly token: string;
};

/** The state of a request; of a merged one, of the one that stands for it. */
const STATUS = sql<string>`coalesce((select standing.status from contact_request standing
	where standing.id = contact_request.merged_into), contact_request.status)`;

/** The request still has its place in the webinar. A visitor who gave it back may take one again, in whatever state the request is. */
const HAS_PLACE = sql<SqlBool>`exists (select 1 from webinar_registration place
	where place.request_id = coalesce(contact_request.merged_into, contact_request.id) and place.cancelled_at is null)`;

/** A merged wait still waits only if the request it was merged into waits for the same course. */
const STILL_WAITS = sql<SqlBool>`(merged_into is null or exists (select 1 from contact_request standing
	where standing.id = contact_request.merged_into and standing.kind = 'waitlist'
		and standing.course_id is not distinct from contact_request.course_id))`;

/** The newest request of the same person (phone or e-mail) for the same kind, course, guide and subject within so many days. */
export function findRepeatedRequest(
	db: Transaction<Schema>,
	{ submission: { input, kind, subject, guide }, courseId, now }: NewRequest,
	days: number,
): Promise<RepeatedRequest | undefined> {
	const email = input.email?.toLowerCase();
	return (
		db
			.selectFrom("contactRequest")
			.where("kind", "=", kind)
			.where("courseId", courseId ? "=" : "is", courseId)
			.where("guide", guide ? "=" : "is", guide ?? null)
			.where("subject", subject ? "=" : "is", subject ?? null)
			.where("createdAt", ">", new Date(now.getTime() - days * DAY_MS))
			.where(STATUS, "!=", "spam")
			// An erasure does not take along what was sent since, with a consent of its own.
			.where(sql<SqlBool>`not ${isToBeForgotten()}`)
			// The request of a customer is closed: asking for a call or a place again, he sends a new one.
			.$if(KIND_RULES[kind].promisesCall || kind === "waitlist", (query) => query.where(STATUS, "!=", "won"))
			.$if(kind === "waitlist", (query) => query.where(STILL_WAITS))
			.$if(kind === "webinar", (query) => query.where(HAS_PLACE))
			// A lost request with a subject gave its place up: its visitor may ask for one again.
			.where((where) => where.or([where("subject", "is", null), where("status", "!=", "lost")]))
			.where((where) =>
				where.or([where("repeatKeyPhone", "=", input.phone), ...(email ? [where("repeatKeyEmail", "=", email)] : [])]),
			)
			.orderBy("createdAt", "desc")
			.select([sql<string>`coalesce(merged_into, id)`.as("id"), "id as askedId", "token"])
			.executeTakeFirst()
	);
}
