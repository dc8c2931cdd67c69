import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf } from "../../settings/site-settings.ts";

export type AnnouncedRegistration = NonNullable<Awaited<ReturnType<typeof getAnnouncedRegistration>>>;

/** A registration with everything that letters say of it; undefined when it was erased meanwhile. */
export async function getAnnouncedRegistration(db: Database, id: string) {
	const row = await db
		.selectFrom("webinarRegistration")
		.innerJoin("contactRequest", "contactRequest.id", "webinarRegistration.requestId")
		.innerJoin("webinar", "webinar.id", "webinarRegistration.webinarId")
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
			"webinar.kind",
			"webinar.zone",
			"webinar.minutes",
			"webinar.status",
			"webinar.text",
			"webinar.startsAt as presentStart",
		])
		.executeTakeFirst();
	if (!row) return undefined;
	const settings = await getSiteSettings(db);
	return { ...row, title: quoteFacts(row.text[row.locale].title, factsOf(settings, row.locale)), settings };
}
