import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf } from "../../settings/site-settings.ts";
import { registrationRequest } from "../../webinars/registrations/registration-request.server.ts";
import { localeForRegistered } from "../../webinars/visible-webinar.server.ts";

export type AnnouncedRegistration = NonNullable<Awaited<ReturnType<typeof getAnnouncedRegistration>>>;

/**
 * A registration with everything that letters say of it; undefined when it was erased meanwhile. The title is in the language of the
 * person, and where the webinar can be read in it no more in the other one.
 */
export async function getAnnouncedRegistration(db: Database, id: string, now: Date) {
	const row = await db
		.selectFrom("webinarRegistration")
		.innerJoin("contactRequest", (join) => join.on("contactRequest.id", "=", registrationRequest))
		.innerJoin("webinar", "webinar.id", "webinarRegistration.webinarId")
		.innerJoin("webinarText", (join) =>
			join
				.onRef("webinarText.webinarId", "=", "webinar.id")
				.on("webinarText.locale", "=", localeForRegistered(sql.ref("contactRequest.locale"), now)),
		)
		.where("webinarRegistration.id", "=", id)
		.select([
			"webinarRegistration.token",
			"webinarRegistration.email",
			"webinarRegistration.startsAt",
			"webinarRegistration.cancelledAt",
			"contactRequest.locale",
			"contactRequest.name",
			"contactRequest.visitorZone",
			"contactRequest.token as requestToken",
			"webinar.slug",
			"webinar.kind",
			"webinar.zone",
			"webinar.minutes",
			"webinar.status",
			"webinarText.title",
			"webinarText.locale as webinarLocale",
			"webinar.startsAt as presentStart",
		])
		.executeTakeFirst();
	if (!row) return undefined;
	const settings = await getSiteSettings(db);
	return { ...row, title: quoteFacts(row.title, factsOf(settings, row.locale)), settings };
}
