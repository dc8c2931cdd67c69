import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { cancelRegistration } from "../registrations/cancel-registration.server.ts";
import type { PlaceMessages } from "../registrations/place-messages.ts";
import type { RegistrationMessages } from "../registrations/registration-messages.ts";

/** Who is registered for which webinar, and which reminders they were sent. */
export function createRegistrationResource(messages: RegistrationMessages & PlaceMessages): Resource {
	return {
		name: "registrations",
		schema: z.object({}),
		isContent: false,
		privateFields: ["name", "email", "phone"],
		list: REGISTRATION_LIST,
		lock: async () => undefined,
		read: readRows(readRegistrations),
		actions: {
			cancel: defineAction({
				async run(db, { id, staff, now }) {
					const row = await db
						.selectFrom("webinarRegistration")
						.where("id", "=", id)
						.select("token")
						.executeTakeFirst();
					if (!row) return fail("notFound");
					const cancelling = { token: row.token, now, onBehalf: { staff, letters: messages } };
					return (await cancelRegistration(db, cancelling, messages)) ? succeed() : fail("alreadyCancelled");
				},
			}),
		},
	};
}

const REGISTRATION_LIST: ListRule = {
	from: sql`webinar_registration as registration
		join webinar on webinar.id = registration.webinar_id
		join contact_request on contact_request.id = registration.request_id`,
	columns: {
		id: sql`registration.id`,
		webinarRu: sql`webinar.text->'ru'->>'title'`,
		webinarEn: sql`webinar.text->'en'->>'title'`,
		startsAt: sql`registration.starts_at`,
		name: sql`concat_ws(' ', contact_request.name, contact_request.surname)`,
		email: sql`registration.email`,
		phone: sql`contact_request.phone`,
		locale: sql`contact_request.locale`,
		reminders: sql`array(select reminder.kind from webinar_reminder as reminder
			where reminder.registration_id = registration.id order by reminder.created_at)`,
		createdAt: sql`registration.created_at`,
		cancelledAt: sql`registration.cancelled_at`,
	},
	search: [
		sql`registration.email`,
		sql`contact_request.name`,
		sql`contact_request.surname`,
		sql`contact_request.phone`,
	],
	filters: {
		webinarId: byRowId(sql`registration.webinar_id`),
		state: (state) =>
			state === "cancelled" ? sql`registration.cancelled_at is not null` : sql`registration.cancelled_at is null`,
	},
	sorts: {
		createdAt: sql`registration.created_at`,
		startsAt: sql`registration.starts_at`,
		email: sql`registration.email`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};

async function readRegistrations(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("webinarRegistration as registration")
		.innerJoin("webinar", "webinar.id", "registration.webinarId")
		.innerJoin("contactRequest", "contactRequest.id", "registration.requestId")
		.where("registration.id", "in", ids)
		.select([
			"registration.id",
			"registration.webinarId",
			"registration.requestId",
			"registration.startsAt",
			"registration.email",
			"registration.cancelledAt",
			"registration.createdAt",
			"contactRequest.name",
			"contactRequest.phone",
			"webinar.slug as webinar",
		])
		.execute();
	return rows.map((row) => ({ ...row, version: 1 }));
}
