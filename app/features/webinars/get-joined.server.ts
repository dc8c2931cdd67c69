import type { Database } from "../../../database/open-database.server.ts";
import type { ReminderKind } from "../../../database/webinar-types.ts";
import { firstReminder } from "../../shared/due-reminders.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { describeWebinar } from "./describe-webinar.ts";
import { registrationRequest } from "./registrations/registration-request.server.ts";
import { WEBINAR_REMINDERS } from "./registrations/webinar-reminders.ts";
import { selectWebinars } from "./select-webinars.server.ts";
import type { WebinarCard } from "./webinar-view.ts";

/** What a registered person sees at their secret link. */
export type JoinedView = {
	readonly id: string;
	readonly token: string;
	readonly name: string;
	readonly email: string;
	readonly isCancelled: boolean;
	/** When the school last moved the webinar to another date. */
	readonly movedAt: Date | null;
	/** The secret of the request, for the page of the person's data. */
	readonly requestToken: string;
	readonly visitorZone: string | null;
	/** The first reminder that is still to be sent. */
	readonly reminder: ReminderKind | "none";
	/** The webinar as it is now; when it is held again later, `phase` of this registration is over. */
	readonly webinar: WebinarCard;
	/** The language in which the webinar itself can be read: the other one, where this has no text of it any more. */
	readonly webinarLocale: Locale;
	/** Set from ten minutes before the start until the end, and at no other time. */
	readonly streamAddress: string | undefined;
};

/** A registration by its secret; undefined when there is none. */
export async function getJoined(
	db: Database,
	{ token, locale, now, facts }: { token: string; locale: Locale; now: Date; facts: Facts },
): Promise<JoinedView | undefined> {
	const row = await db
		.selectFrom("webinarRegistration")
		.innerJoin("contactRequest", (join) => join.on("contactRequest.id", "=", registrationRequest))
		.innerJoin("webinar", "webinar.id", "webinarRegistration.webinarId")
		.where("webinarRegistration.token", "=", token)
		.select([
			"webinarRegistration.id",
			"webinarRegistration.startsAt",
			"webinarRegistration.cancelledAt",
			"webinarRegistration.movedAt",
			"webinarRegistration.email",
			"contactRequest.name",
			"contactRequest.token as requestToken",
			"contactRequest.visitorZone",
			"webinar.slug",
			"webinar.streamAddress",
		])
		.executeTakeFirst();
	if (!row) return undefined;
	const [found] = await selectWebinars(db, { slug: row.slug, locale, now, isRegistered: true });
	if (!found) return undefined;
	const current = quoteFacts(describeWebinar(found, { locale, now }), facts);
	const isThisDate = found.startsAt.getTime() === row.startsAt.getTime();
	const webinar: WebinarCard = isThisDate ? current : { ...current, phase: "over", startsAt: row.startsAt };
	const isOpen = (webinar.phase === "opening" || webinar.phase === "live") && !webinar.isCancelled && !row.cancelledAt;
	return {
		id: row.id,
		token,
		name: row.name,
		email: row.email,
		isCancelled: row.cancelledAt !== null,
		movedAt: row.movedAt,
		requestToken: row.requestToken,
		visitorZone: row.visitorZone,
		reminder: firstReminder(WEBINAR_REMINDERS, { startsAt: row.startsAt, now }),
		webinar,
		webinarLocale: found.locale,
		streamAddress: isOpen ? row.streamAddress : undefined,
	};
}
