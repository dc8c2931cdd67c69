import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { courseTitle } from "../../catalog/courses/course-title.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { describePromise } from "../promise/describe-promise.server.ts";
import { promiseKept } from "../promise/promise-kept.server.ts";
import { sayAnswering, sayPromise } from "../promise/say-promise.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { canPickTime } from "./can-pick-time.server.ts";
import { type CoursePause, coursePause } from "./course-pause.server.ts";
import { getMyPromises, type MyDiscount, type MyPlace } from "./get-my-promises.server.ts";
import { keptRegistration } from "./kept-registration.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the owner of a request is told of it; `token` is his secret. */
export type RequestConfirmation = {
	readonly number: number;
	readonly token: string;
	readonly kind: RequestKind;
	readonly status: RequestStatus;
	readonly name: string;
	readonly channel: Messenger;
	readonly handle: string | null;
	readonly wishedAt: string | null;
	readonly message: string | null;
	readonly createdAt: Date;
	readonly owner: string | null;
	/** When the manager calls or writes, as a sentence; undefined where nobody does, once somebody has answered, or the time has passed. */
	readonly promise: string | undefined;
	readonly course: { readonly title: string; readonly pause: CoursePause | null } | undefined;
	/** The saved discount while it is valid, and below the place; neither while its course takes nobody. */
	readonly discount: MyDiscount | undefined;
	readonly place: MyPlace | undefined;
	/** The visitor may pick the time of a trial lesson, or see the one that he has picked. */
	readonly canPickTime: boolean;
	/** The secret of the place at a webinar that came with it; null where there is none. */
	readonly registration: string | null;
	readonly phone: { readonly number: string; readonly label: string };
	/** From when on the phone is answered, as a sentence before the number; undefined while somebody answers. */
	readonly callLater: string | undefined;
	/** The zone in which dates are printed. */
	readonly zone: string;
};

type ConfirmationQuestion = {
	readonly token: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
};

/** A request by its secret, of a merged one with the state, the discount and the place of the one that stands; undefined when there is none. */
export async function getRequestConfirmation(
	db: Database,
	{ token, locale, now, settings }: ConfirmationQuestion,
): Promise<RequestConfirmation | undefined> {
	const row = await selectRequest(db, { token, locale, now, settings });
	if (!row) return undefined;
	const isWaiting = KIND_RULES[row.kind].promisesCall && row.standing === "new" && row.respondBy > now;
	const { discount, place } = await getMyPromises(db, { token, locale, now });
	const phone = settings.phones[0];
	return {
		number: row.number,
		token: row.token,
		kind: row.kind,
		status: row.standing,
		name: row.name,
		channel: row.channel,
		handle: row.handle,
		wishedAt: row.wishedAt,
		message: row.message,
		createdAt: row.createdAt,
		owner: row.owner,
		promise: isWaiting
			? sayPromise(
					describePromise(promiseKept(row, settings), {
						now,
						locale,
						schoolZone: settings.hours.zone,
						visitorZone: row.visitorZone,
						channel: row.channel,
					}),
					locale,
				)
			: undefined,
		course: row.courseTitle ? { title: row.courseTitle, pause: row.pause } : undefined,
		discount: discount?.isOver || discount?.isPaused ? undefined : discount,
		place: place?.isPaused ? undefined : place,
		canPickTime: row.canPickTime,
		registration: row.registration,
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
		callLater: sayAnswering(settings, { now, locale }),
		zone: settings.hours.zone,
	};
}

function selectRequest(db: Database, { token, locale, now, settings }: ConfirmationQuestion) {
	return db
		.selectFrom("contactRequest")
		.innerJoin("contactRequest as kept", (join) => join.on("kept.id", "=", requestOfToken(token)))
		.where("contactRequest.token", "=", token)
		.selectAll("contactRequest")
		.select(["kept.status as standing", courseTitle(sql.ref("contact_request.course_id"), locale).as("courseTitle")])
		.select(coursePause({ courseId: sql.ref("contact_request.course_id"), locale, now }).as("pause"))
		.select([canPickTime({ now, settings }).as("canPickTime"), keptRegistration.as("registration")])
		.executeTakeFirst();
}
