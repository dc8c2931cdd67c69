import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { writeStart } from "../../../shared/start-time.ts";
import type { EscalationSender } from "../../requests/board/escalate-requests.server.ts";
import type { MovedHoldMessages } from "../../requests/board/tell-moved-holds.server.ts";
import type { MendMessages } from "../../requests/office/mend-messages.ts";
import type { RequestMessages } from "../../requests/submitting/request-messages.ts";
import type { OpeningMessages } from "../../requests/waitlist/opening-messages.ts";
import type { PlaceMessages } from "../../webinars/registrations/place-messages.ts";
import { registrationRequest } from "../../webinars/registrations/registration-request.server.ts";
import { isOnDeal } from "../crm/deal-note.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes each message about a request as a row for staff to see and adds the job that delivers it. */
export function createRequestMessages(
	jobs: JobSender,
): RequestMessages & EscalationSender & PlaceMessages & OpeningMessages & MovedHoldMessages & MendMessages {
	return {
		async announceRequest(db, { id: requestId, hasEmail }) {
			const message = { kind: "request-received", requestId, details: {} } as const;
			if (hasEmail) await queueMessage(db, jobs, { channel: "letter", ...message });
			await queueMessage(db, jobs, { channel: "telegram", ...message });
			await queueMessage(db, jobs, { channel: "crm", ...message });
		},
		async announceRepeat(db, { id: requestId, letterOf }) {
			if (letterOf) await repeatLetter(db, jobs, letterOf);
			await queueMessage(db, jobs, { channel: "telegram", kind: "request-repeated", requestId, details: {} });
		},
		async announceMending(db, { requestId, fields }) {
			if (!fields.some(isOnDeal)) return;
			await queueMessage(db, jobs, { channel: "crm", kind: "request-mended", requestId, details: { fields } });
		},
		announceEscalation: (db, { requestId, kind }) =>
			queueMessage(db, jobs, { channel: "telegram", kind: `request-${kind}`, requestId, details: {} }),
		announceFreePlace: (db, { requestId, waiting }) =>
			queueMessage(db, jobs, { channel: "telegram", kind: "request-place-free", requestId, details: { waiting } }),
		announceMovedGroup: (db, requestId, move) =>
			queueMessage(db, jobs, { channel: "letter", kind: "request-start-moved", requestId, details: move }),
		announceOpening: (db, requestId, groups) =>
			queueMessage(db, jobs, {
				channel: "letter",
				kind: "request-opening",
				requestId,
				details: { groups: groups.map(writeStart) },
			}),
		announceOpeningToManagers: (db, { requestId, waiting, toCall, groups }) => {
			const details = { waiting, toCall, groups: groups.map(writeStart) };
			return queueMessage(db, jobs, { channel: "telegram", kind: "request-opening", requestId, details });
		},
	};
}

/** The letter that a request was answered with: with a place at a webinar it is the one of the place. */
async function repeatLetter(db: Transaction<Schema>, jobs: JobSender, requestId: string): Promise<void> {
	const place = await db
		.selectFrom("webinarRegistration")
		.where(registrationRequest, "=", requestId)
		.where("cancelledAt", "is", null)
		.select("id")
		.executeTakeFirst();
	const letter = { channel: "letter", details: {} } as const;
	if (place) await queueMessage(db, jobs, { ...letter, kind: "webinar-joined", registrationId: place.id });
	else await queueMessage(db, jobs, { ...letter, kind: "request-received", requestId });
}
