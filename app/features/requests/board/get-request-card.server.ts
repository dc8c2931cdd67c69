import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { readStart, type StartTime } from "../../../shared/start-time.ts";
import { courseTitle } from "../../catalog/courses/course-title.server.ts";
import { isProcessingWithdrawn } from "../consents/is-processing-withdrawn.server.ts";
import { isOfRequest, type ListedConsent, listConsents } from "../consents/list-consents.server.ts";
import { type CoursePause, coursePause } from "../pages/course-pause.server.ts";
import { findHeldPlace, type HeldPlace } from "../pages/held-place.server.ts";
import type { PromiseSettings } from "../promise/promise-time.server.ts";
import { workingSeconds } from "../promise/working-seconds.server.ts";
import { askedGroups } from "../waitlist/asked-groups.server.ts";
import { askedTariffs } from "../waitlist/asked-tariffs.server.ts";
import type { StateChange } from "./request-event.ts";
import { isOpenState, MOVES } from "./request-states.ts";
import { type StateMove, type StateStretch, stateStretches } from "./state-stretches.ts";

/** A line of the log; `details` are what its kind keeps, of other kinds than `status` as their writers left them. */
export type LogLine = { readonly id: string; readonly by: string; readonly at: Date } & (
	| { readonly kind: "status"; readonly details: StateChange }
	| { readonly kind: Exclude<Schema["contactRequestEvent"]["kind"], "status">; readonly details: object }
);

/** Another request of the same phone or address, or one that was merged into it. */
export type Relative = {
	readonly id: string;
	readonly number: number;
	readonly kind: RequestKind;
	readonly status: RequestStatus;
	readonly course: string | null;
	readonly createdAt: Date;
	readonly mergedInto: string | null;
};

/** What the page of a request shows besides its own fields. */
export type RequestCard = {
	readonly course: string | null;
	/** The course takes nobody, for now or any more. */
	readonly pause: CoursePause | null;
	/** Names of all of them where a visitor waits for several. */
	readonly tariff: string | null;
	/** The groups that were asked for; places in them may be held or not. */
	readonly groups: readonly StartTime[];
	readonly secondsLeft: number | null;
	/** The states that it may be moved to. */
	readonly moves: readonly RequestStatus[];
	readonly log: readonly LogLine[];
	readonly stretches: readonly StateStretch[];
	readonly consents: readonly ListedConsent[];
	readonly place: HeldPlace | null;
	/**
	 * Orders that came from it or that its log mentions, and unpaid ones of the same phone or address: a customer who cannot pay asks for a
	 * call.
	 */
	readonly orders: readonly { readonly id: string; readonly number: string; readonly state: string }[];
	readonly relatives: readonly Relative[];
	readonly erasureDue: Date | null;
};

/** Everything around a request that the person who calls should know; undefined when there is no such request. */
export async function getRequestCard(
	db: Database,
	{ id, locale, now }: { id: string; locale: Locale; now: Date },
	settings: PromiseSettings,
): Promise<RequestCard | undefined> {
	const request = await db
		.selectFrom("contactRequest")
		.where("contactRequest.id", "=", sql<string>`${id}::uuid`)
		.select([
			"contactRequest.status",
			"contactRequest.createdAt",
			"contactRequest.dueAt",
			"contactRequest.repeatKeyPhone",
			"contactRequest.repeatKeyEmail",
		])
		.select(courseTitle(sql.ref("contact_request.course_id"), locale).as("course"))
		.select([askedTariffs(locale).as("tariff"), askedGroups.as("groups"), ERASURE_DUE.as("erasureDue")])
		.select(coursePause({ courseId: sql.ref("contact_request.course_id"), locale, now }).as("pause"))
		.executeTakeFirst();
	if (!request) return undefined;
	const log = await listLog(db, id);
	return {
		course: request.course,
		pause: request.pause,
		tariff: request.tariff,
		groups: request.groups.map(readStart),
		secondsLeft: request.dueAt ? workingSeconds(now, request.dueAt, settings) : null,
		moves: await listMoves(db, { id, status: request.status }),
		log,
		stretches: stateStretches({ createdAt: request.createdAt, moves: movesOf(log) }, now),
		consents: await listConsents(db, isOfOneOf(id)),
		place: (await findHeldPlace(db, { requestId: id, locale, now })) ?? null,
		orders: await listOrders(db, { id, ...request }),
		relatives: await listRelatives(db, { id, locale, ...request }),
		erasureDue: request.erasureDue,
	};
}

/** A request whose person has withdrawn the consent to processing cannot be reopened. */
async function listMoves(db: Database, { id, status }: { id: string; status: RequestStatus }) {
	const moves = MOVES[status];
	if (isOpenState(status) || !(await isProcessingWithdrawn(db, id))) return moves;
	return moves.filter((to) => !isOpenState(to));
}

/** An erasure request of a request merged into it counts too: staff take both senders for one person. */
const ERASURE_DUE = sql<Date | null>`(select min(wish.due_at) from erasure_request wish
	join contact_request wisher on wisher.id = wish.request_id
	where wish.status = 'new' and contact_request.id in (wisher.id, wisher.merged_into))`;

/** Consents of a request and of those merged into it. */
function isOfOneOf(id: string): RawBuilder<SqlBool> {
	return sql`(${isOfRequest(sql`${id}::uuid`)} or consent.request_id = any(array(
		select merged.id from contact_request merged where merged.merged_into = ${id}::uuid)))`;
}

function listLog(db: Database, id: string): Promise<LogLine[]> {
	return (
		db
			.selectFrom("contactRequestEvent")
			.where("requestId", "=", id)
			.leftJoin("staffUser", "staffUser.id", "contactRequestEvent.by")
			.orderBy("contactRequestEvent.createdAt")
			.orderBy("contactRequestEvent.id")
			.select(["contactRequestEvent.id", "kind", "details", "contactRequestEvent.createdAt as at"])
			// Some rooms store the account's id, not the name.
			.select(sql<string>`coalesce(staff_user.name, contact_request_event.by)`.as("by"))
			.$castTo<LogLine>()
			.execute()
	);
}

function movesOf(log: readonly LogLine[]): StateMove[] {
	return log.flatMap(({ at, by, ...line }) => (line.kind === "status" ? { to: line.details.to, at, by } : []));
}

/**
 * Orders that came from the request, as a whole or in a line, those that its log mentions, and unpaid ones of the same phone or address. An
 * order by which nobody learns any more, or no longer what the request was about, is shown as `ended`, whatever its money does.
 */
function listOrders(db: Database, { id, repeatKeyPhone, repeatKeyEmail }: Omit<Person, "locale">) {
	return db
		.selectFrom("courseOrder")
		.where(
			sql<boolean>`(request_id = ${id}::uuid or ${hasLineOf(id)} or number in (select sale.details ->> 'number' from contact_request_event sale
				where sale.request_id = ${id}::uuid and sale.kind = 'order')
				or state in ('awaiting_payment', 'instalment_pending', 'instalment_approved', 'instalment_refused')
				and (customer_phone = ${repeatKeyPhone} or customer_email_key = ${repeatKeyEmail}::text))`,
		)
		.orderBy("createdAt", "desc")
		.limit(20)
		.select(["id", "number"])
		.select(
			sql<string>`case when ended_on is not null or (${hasLineOf(id)} and not ${hasLineOf(id, sql`line.ended_on is null`)})
				then 'ended' else state end`.as("state"),
		)
		.execute();
}

/** Whether a row of `course_order` has a line that came from the request. */
function hasLineOf(id: string, which: RawBuilder<SqlBool> = sql`true`): RawBuilder<SqlBool> {
	return sql`exists (select 1 from course_order_line line
		where line.order_id = course_order.id and line.request_id = ${id}::uuid and ${which})`;
}

type Person = {
	readonly id: string;
	readonly locale: Locale;
	readonly repeatKeyPhone: string;
	readonly repeatKeyEmail: string | null;
};

async function listRelatives(
	db: Database,
	{ id, locale, repeatKeyPhone, repeatKeyEmail }: Person,
): Promise<Relative[]> {
	const { rows } = await sql<Relative>`
		select other.id, other.number, other.kind, other.status, other.created_at, other.merged_into,
			${courseTitle(sql`other.course_id`, locale)} as course
		from contact_request other
		where other.id <> ${id}::uuid
			and (other.repeat_key_phone = ${repeatKeyPhone} or other.repeat_key_email = ${repeatKeyEmail}::text
				or other.merged_into = ${id}::uuid)
		order by other.created_at desc limit 20`.execute(db);
	return rows;
}
