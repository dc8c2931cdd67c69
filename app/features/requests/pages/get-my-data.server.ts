import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { readStart, type StartTime } from "../../../shared/start-time.ts";
import { courseTitle } from "../../catalog/courses/course-title.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf } from "../../settings/site-settings.ts";
import { fromKeptSales } from "../board/kept-sales.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { type AskedWebinar, askedWebinar, quoteAskedWebinar } from "../submitting/asked-webinar.server.ts";
import { askedGroups } from "../waitlist/asked-groups.server.ts";
import { askedTariffs } from "../waitlist/asked-tariffs.server.ts";
import { type CoursePause, coursePause } from "./course-pause.server.ts";
import { getMyPromises, type MyPromises } from "./get-my-promises.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What somebody sent with a request and what came along with it, for the person it is about. */
export type MyData = MyPromises & {
	readonly number: number;
	readonly kind: RequestKind;
	/** `accepted`: new, and nobody calls about it. */
	readonly status: RequestStatus | "accepted";
	readonly createdAt: Date;
	readonly name: string;
	readonly surname: string | null;
	readonly phone: string;
	readonly email: string | null;
	readonly channel: Messenger;
	readonly handle: string | null;
	readonly childAge: number | null;
	/** Has confirmed to be the parent or the legal representative of the child. */
	readonly isRepresentative: boolean;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly courseTitle: string | null;
	/** The course takes nobody, for now or for good: what is saved for it cannot be used. */
	readonly pause: CoursePause | null;
	/** Names of all of them where the person waits for several. */
	readonly tariffName: string | null;
	/** The groups that were asked for; places in them may be held or not. */
	readonly groups: readonly StartTime[];
	readonly webinar: AskedWebinar | null;
	readonly guideTitle: string | null;
	/** What was answered before the form, as the quiz kept it. */
	readonly answers: object | null;
	readonly trace: MyTrace;
};

/** What came along with the form and nobody typed. */
export type MyTrace = {
	readonly locale: Locale;
	readonly visitorZone: string | null;
	readonly page: string | null;
	readonly referrer: string | null;
	readonly utm: Readonly<Record<string, string>>;
	readonly roistat: string | null;
	readonly crmId: string | null;
	readonly ip: string | null;
	readonly agent: string | null;
};

/** A person's own data by the secret of the letter, also of a request that was merged; undefined when there is none. */
export async function getMyData(
	db: Database,
	{ token, locale, now }: { token: string; locale: Locale; now: Date },
): Promise<MyData | undefined> {
	const row = await selectRow(db, { token, locale, now });
	if (!row) return undefined;
	const { number, kind, createdAt, name, surname, phone, email } = row;
	const status = statusOf(row);
	const { channel, handle, childAge, isRepresentative, wishedAt, message, courseTitle } = row;
	const { tariffName, answers } = row;
	const settings = await getSiteSettings(db);
	const webinar = quoteAskedWebinar(row.webinar, settings);
	const guideTitle = quoteFacts(row.guideTitle, factsOf(settings, locale));
	const { visitorZone, page, referrer, utm, roistat, crmId, ip, agent } = row;
	return {
		...{ number, kind, status, createdAt, name, surname, phone, email },
		...{ channel, handle, childAge, isRepresentative, wishedAt, message, courseTitle },
		...{ tariffName, webinar, guideTitle, answers, pause: row.pause },
		groups: row.groups.map(readStart),
		trace: { locale: row.locale, visitorZone, page, referrer, utm, roistat, crmId, ip, agent },
		...(await getMyPromises(db, { token, locale, now })),
	};
}

/** The state as its person reads it: a won request counts as closed once all the money has gone back, or the learner has left. */
function statusOf({
	standing,
	kind,
	isOver,
}: {
	standing: RequestStatus;
	kind: RequestKind;
	isOver: boolean;
}): MyData["status"] {
	if (standing === "won" && isOver) return "lost";
	return standing === "new" && !KIND_RULES[kind].promisesCall ? "accepted" : standing;
}

/** An order that the request was told of has ended, and no other one goes on. */
const IS_OVER = sql<boolean>`(not exists (select 1 ${fromKeptSales(sql`kept.id`)})
	and exists (select 1 from contact_request_event event
		where event.request_id = kept.id and event.kind = 'order' and event.details ->> 'state' in ('refunded', 'ended')))`;

function selectRow(db: Database, { token, locale, now }: { token: string; locale: Locale; now: Date }) {
	return db
		.selectFrom("contactRequest")
		.leftJoin("guide", (join) => join.onRef("guide.slug", "=", "contactRequest.guide").on("guide.locale", "=", locale))
		.innerJoin("contactRequest as kept", (join) => join.on("kept.id", "=", requestOfToken(token)))
		.where("contactRequest.token", "=", token)
		.selectAll("contactRequest")
		.select(["kept.status as standing", IS_OVER.as("isOver")])
		.select(courseTitle(sql.ref("contact_request.course_id"), locale).as("courseTitle"))
		.select([askedTariffs(locale).as("tariffName"), "guide.title as guideTitle"])
		.select(coursePause({ courseId: sql.ref("contact_request.course_id"), locale, now }).as("pause"))
		.select([askedGroups.as("groups"), askedWebinar.as("webinar")])
		.executeTakeFirst();
}
