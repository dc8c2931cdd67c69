import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import type { TrialOutcome } from "../../../../database/trial-types.ts";
import { WEEK_MS } from "../../../shared/durations.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { courseTitle } from "../../catalog/courses/course-title.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { type CoursePause, coursePause } from "../pages/course-pause.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { promiseCall } from "../promise/promise-time.server.ts";
import { isOpenNow, nextChange } from "../promise/working-hours.server.ts";
import { workingSeconds } from "../promise/working-seconds.server.ts";
import { type QuizAnswer, quizAge, quizAnswersIn, quoteQuizAnswers } from "../submitting/quiz-answers.server.ts";
import { fromKeptSales } from "./kept-sales.server.ts";

export type QueuedRequest = {
	readonly id: string;
	readonly number: number;
	readonly kind: RequestKind;
	readonly status: RequestStatus;
	readonly name: string;
	readonly surname: string | null;
	readonly phone: string;
	readonly channel: Messenger;
	readonly handle: string | null;
	readonly childAge: number | null;
	/** The age of the child in the words of the quiz that was taken. */
	readonly quizAge: string | null;
	readonly course: string | null;
	/** The course takes nobody, for now or any more. */
	readonly pause: CoursePause | null;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly visitorZone: string | null;
	readonly owner: string | null;
	readonly ownerId: string | null;
	readonly createdAt: Date;
	readonly dueAt: Date;
	/** Nobody has answered yet: the promise made on the site still runs, or is broken. */
	readonly isFirstCall: boolean;
	/** How often the visitor sent it again. */
	readonly repeats: number;
	/** Calls that nobody answered. */
	readonly misses: number;
	/** The outcome of the trial lesson that the call is about; null once somebody has called since. */
	readonly trialOutcome: TrialOutcome | null;
	/** Numbers of orders that the person has paid since the request came. */
	readonly bought: string | null;
	/** Numbers of other requests of the same phone or address that wait for a call too, and who has them: `4, 7 (Ирина)`. */
	readonly sameCaller: string | null;
	/** Seconds of working time until the call is due; negative when it is overdue, by a week at most. */
	readonly secondsLeft: number;
};

export type Queue = {
	readonly requests: readonly QueuedRequest[];
	/** Overdue requests, and those due within the promise that is given now; there may be more than are listed. */
	readonly total: number;
	/** Calls agreed for later. */
	readonly later: number;
	/** How many each part of the board has, whichever is asked for: calls for now, those of them which `staffId` has, calls for later. */
	readonly counts: { readonly now: number; readonly mine: number; readonly later: number };
	/** Managers are at work, so the countdown runs. */
	readonly isOpen: boolean;
	/** When it starts or stops running; absent where there is no working day. */
	readonly changesAt: Date | undefined;
};

type QueueQuestion = {
	readonly locale: Locale;
	readonly now: Date;
	/** `now`: overdue requests and those due within the promise given at this moment; `later`: calls agreed for after that. */
	readonly scope?: "now" | "later";
	/** Only what this account has. */
	readonly ownerId?: string | undefined;
	/** Who asks: whose own requests are counted. */
	readonly staffId?: string;
	readonly limit?: number;
};

type QueuedRow = Omit<QueuedRequest, "quizAge" | "secondsLeft"> & {
	readonly quizAnswers: readonly QuizAnswer[] | null;
};

const PAGE = 100;

/** Otherwise two managers who both see the person would call twice. */
const SAME_CALLER = sql<string | null>`(
	select string_agg(other.number || coalesce(' (' || other.owner || ')', ''), ', ' order by other.number)
	from contact_request other
	where other.id <> request.id and other.due_at is not null
		and (other.repeat_key_phone = request.repeat_key_phone or other.repeat_key_email = request.repeat_key_email))`;

/** Whom to call, what is due first on top. */
export async function listQueue(
	db: Database,
	{ locale, now, scope = "now", ownerId, staffId = "", limit = PAGE }: QueueQuestion,
	site: SiteSettings,
): Promise<Queue> {
	const settings = promiseSettings(site);
	// A request sent right now would be promised a call by then: a call that is due later was agreed for later.
	const { respondBy } = promiseCall(now, settings);
	const isLater = sql<boolean>`(request.due_at > ${respondBy}::timestamptz)`;
	const mine = ownerId === undefined ? sql`true` : sql`request.owner_id = ${ownerId}`;
	const { rows } = await sql<QueuedRow>`
		select request.id, request.number, request.kind, request.status, request.name, request.surname, request.phone,
			request.channel, request.handle, request.child_age, request.wished_at, request.message, request.visitor_zone,
			request.owner, request.owner_id, request.created_at, request.due_at,
			request.first_response_at is null as is_first_call,
			${courseTitle(sql`request.course_id`, locale)} as course,
			${coursePause({ courseId: sql`request.course_id`, locale, now })} as pause,
			${quizAnswersIn(sql`request.answers`)} as quiz_answers,
			(select count(*)::int from contact_request_event event
				where event.request_id = request.id and event.kind = 'repeated') as repeats,
			(select count(*)::int from contact_request_event event
				where event.request_id = request.id and event.kind = 'call' and event.details ->> 'result' = 'no_answer') as misses,
			(select event.details ->> 'outcome' from contact_request_event event
				where event.request_id = request.id and (event.kind = 'call' or event.details ->> 'trial' = 'outcome')
				order by event.created_at desc, event.id desc limit 1) as trial_outcome,
			(select string_agg(sale.details ->> 'number', ', ' order by sale.created_at)
				${fromKeptSales(sql`request.id`)}) as bought,
			${SAME_CALLER} as same_caller
		from contact_request request
		where request.due_at is not null and ${mine} and ${scope === "later" ? isLater : sql`not ${isLater}`}
		order by request.due_at, request.created_at, request.id
		limit ${limit}`.execute(db);
	return {
		requests: rows.map(({ quizAnswers, ...row }) => ({
			...row,
			quizAge: quizAge(quoteQuizAnswers(quizAnswers, site))?.[locale] ?? null,
			secondsLeft: workingSeconds(now, countedFrom(row.dueAt, now), settings),
		})),
		...(await countQueue(db, { isLater, isListed: mine, staffId })),
		isOpen: isOpenNow(now, settings),
		changesAt: nextChange(now, settings),
	};
}

type Counted = {
	/** Of a request: nobody is to call about it now. */
	readonly isLater: RawBuilder<boolean>;
	/** Of a request: it may be in the list. */
	readonly isListed: RawBuilder<unknown>;
	readonly staffId: string;
};

async function countQueue(
	db: Database,
	{ isLater, isListed, staffId }: Counted,
): Promise<Pick<Queue, "total" | "later" | "counts">> {
	const { rows } = await sql<Queue["counts"] & { total: number; listedLater: number }>`
		select count(*) filter (where not ${isLater})::int as now, count(*) filter (where ${isLater})::int as later,
			count(*) filter (where not ${isLater} and request.owner_id = ${staffId})::int as mine,
			count(*) filter (where not ${isLater} and ${isListed})::int as total,
			count(*) filter (where ${isLater} and ${isListed})::int as listed_later
		from contact_request request where request.due_at is not null`.execute(db);
	const { now = 0, mine = 0, later = 0, total = 0, listedLater = 0 } = rows[0] ?? {};
	return { total, later: listedLater, counts: { now, mine, later } };
}

/** More than a week overdue is simply late: nobody counts the working time of months. */
function countedFrom(dueAt: Date, now: Date): Date {
	return new Date(Math.max(dueAt.getTime(), now.getTime() - WEEK_MS));
}
