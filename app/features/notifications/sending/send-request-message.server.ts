import type { Database } from "../../../../database/open-database.server.ts";
import type { MessageChannel } from "../../../../database/types.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { isSameStart, readStart, type StartTime } from "../../../shared/start-time.ts";
import { keepLead } from "../../requests/board/keep-lead.server.ts";
import { isProcessingWithdrawn } from "../../requests/consents/is-processing-withdrawn.server.ts";
import { buildCrmLead } from "../crm/crm-lead.ts";
import { dealNote } from "../crm/deal-note.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { type AnnouncedRequest, getAnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { isAboutRequest, type MessageAboutRequest, type ToldGroups } from "../facts/request-message.ts";
import { groupMovedLetter } from "../letters/group-moved-letter.server.ts";
import type { Letter } from "../letters/letter.ts";
import { openingLetter } from "../letters/opening-letter.server.ts";
import { writeRequestLetter } from "../letters/write-request-letter.server.ts";
import {
	escalatedRequestText,
	freePlaceText,
	newRequestText,
	openingText,
	type RequestNotice,
	repeatedRequestText,
} from "../telegram/telegram-texts.server.ts";
import { postLetter } from "./post-letter.server.ts";
import { tellManagers } from "./tell-managers.server.ts";

/** Kinds that say that a request waits for a call. */
const REMINDERS: ReadonlySet<string> = new Set(["request-soon", "request-late"]);
/** What managers are told of everybody who waits, by the newest of their requests. */
const OF_ALL: ReadonlySet<string> = new Set(["request-place-free", "request-opening"]);

/**
 * Hands a message about a contact request to its channel. A reminder that was delayed until after the call is dropped, and so is whatever
 * tells of or to a person who has withdrawn the consent to processing; a message of a kind that only another build knows is left to that
 * build.
 */
export async function sendRequestMessage(
	db: Database,
	{ requestId, ...message }: OutgoingRow & { readonly requestId: string },
	{ channels, siteUrl, clock }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const request = await getAnnouncedRequest(db, requestId, clock.now());
	if (!request) return failForGood(MOOT.noRequest);
	if (!isAboutRequest(message)) return leaveToOtherBuild();
	const isAwaited = !request.firstResponseAt && request.dueAt;
	if (REMINDERS.has(message.kind) && !isAwaited) return failForGood(MOOT.noCallAwaited);
	const isOfAll = message.channel === "telegram" && OF_ALL.has(message.kind);
	if (!isOfAll && (await isProcessingWithdrawn(db, requestId))) return failForGood(MOOT.consentWithdrawn);
	// The request's own language is that of the visitor.
	const forStaff = { ...request, locale: "ru" as const, courseTitle: request.staffCourseTitle };
	if (message.channel === "telegram") {
		const notice = { ...forStaff, zone: request.settings.hours.zone, publicUrl: siteUrl };
		return tellManagers(channels, managersText(notice, message));
	}
	if (message.channel === "letter") {
		if (!request.email) return failForGood(MOOT.noAddress);
		const letter = await writeLetter(request, message, { siteUrl, now: clock.now() });
		return letter ? postLetter(channels, message, { ...letter, to: request.email }) : failForGood(MOOT.toldByAnother);
	}
	const officeUrl = `${siteUrl}/admin/requests/${request.id}`;
	const note = dealNote(message, { request: forStaff, officeUrl });
	if (note) return noteOnDeal(request, note, channels);
	return sendToCrm(db, { request: forStaff, officeUrl, attempts: message.attempts }, channels);
}

type Told<Channel extends MessageChannel> = Extract<MessageAboutRequest, { channel: Channel }>;

function managersText(notice: RequestNotice, message: Told<"telegram">): string {
	switch (message.kind) {
		case "request-received":
			return newRequestText(notice);
		case "request-repeated":
			return repeatedRequestText(notice);
		case "request-soon":
			return escalatedRequestText(notice, "soon");
		case "request-late":
			return escalatedRequestText(notice, "late");
		case "request-place-free":
			return freePlaceText(notice, message.details);
		case "request-opening":
			return openingText(notice, { ...message.details, groups: groupsWithPlace(message.details) });
	}
}

/** Undefined where the letter is no longer true: the place in the group is gone, or the group begins at yet another time. */
async function writeLetter(
	request: AnnouncedRequest,
	message: Told<"letter">,
	{ siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<Letter | undefined> {
	if (message.kind === "request-opening")
		return openingLetter(request, { siteUrl, groups: groupsWithPlace(message.details) });
	if (message.kind === "request-received") return writeRequestLetter(request, { siteUrl, now });
	const { from, to: written } = message.details;
	const { startsAt, startZone: zone, heldUntil } = request;
	const to = readStart(written);
	if (!startsAt || !zone || !heldUntil || !isSameStart({ startsAt, zone }, to)) return undefined;
	return groupMovedLetter(request, { from: readStart(from), to, heldUntil, siteUrl });
}

/** The groups as they were when the message was queued: by the time it is sent, a place may be taken. */
function groupsWithPlace({ groups = [] }: ToldGroups): StartTime[] {
	return groups.map(readStart);
}

/** A deal that is yet to be created will contain the corrected details anyway; for a merged request none is created any more. */
async function noteOnDeal(
	{ crmId }: Pick<AnnouncedRequest, "crmId">,
	note: string,
	{ crm }: DeliveryDeps["channels"],
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood(MOOT.noCrm);
	return crmId ? crm.addNote(crmId, note) : failForGood(MOOT.toldByAnother);
}

async function sendToCrm(
	db: Database,
	{
		request,
		officeUrl,
		attempts,
	}: { readonly request: AnnouncedRequest; readonly officeUrl: string; readonly attempts: number },
	{ crm }: DeliveryDeps["channels"],
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood(MOOT.noCrm);
	// The deal of the request that it was merged into is the person's only one.
	if (request.mergedInto && !request.crmId) return failForGood(MOOT.toldByAnother);
	const lead = buildCrmLead({ ...request, officeUrl });
	const created = request.crmId
		? { ok: true as const, externalId: request.crmId }
		: await crm.createLead(lead, attempts);
	if (!created.ok || !created.externalId) return created;
	if (!request.crmId) await keepLead(db, { id: request.id, crmId: created.externalId });
	const noted = await crm.addNote(created.externalId, lead.note);
	return noted.ok ? created : noted;
}
