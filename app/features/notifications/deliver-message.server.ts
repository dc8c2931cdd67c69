import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Clock } from "../../platform/clock.server.ts";
import type { JobAttempt } from "../../platform/jobs.server.ts";
import type { Channels } from "./channels.server.ts";
import { buildCrmLead } from "./crm-lead.ts";
import { type DeliveryOutcome, failForGood } from "./delivery-outcome.ts";
import { type AnnouncedRequest, getAnnouncedRequest } from "./get-announced-request.server.ts";
import { newRequestText, repeatedRequestText } from "./telegram-texts.server.ts";
import { writeRequestLetter } from "./write-request-letter.server.ts";

export type DeliveryDeps = {
	readonly channels: Channels;
	readonly clock: Clock;
	/** Origin and base path, without a slash at the end. */
	readonly siteUrl: string;
};

/** Thrown to have the job runner try again. */
export class DeliveryPostponed extends Error {}

/**
 * Hands one outgoing message to its channel and writes down what came of it. A message that was delivered is not sent again.
 * @throws DeliveryPostponed when the same message may get through later.
 */
export async function deliverMessage(
	db: Database,
	{ id, attempt }: { id: string; attempt: JobAttempt },
	deps: DeliveryDeps,
): Promise<void> {
	const message = await db
		.updateTable("outgoingMessage")
		.set({ attempts: sql<number>`attempts + 1` })
		.where("id", "=", id)
		.where("status", "!=", "delivered")
		.returning(["id", "channel", "kind", "requestId", "attempts", "createdAt"])
		.executeTakeFirst();
	if (!message) return;
	const request = message.requestId ? await getAnnouncedRequest(db, message.requestId) : undefined;
	const outcome = request ? await send(db, { ...message, request }, deps) : failForGood("the request is gone");
	await writeOutcome(db, { id, outcome, isLast: attempt.isLast, now: deps.clock.now() });
	if (!outcome.ok && outcome.retry) throw new DeliveryPostponed(outcome.reason);
}

type Outgoing = {
	readonly id: string;
	readonly channel: "letter" | "telegram" | "crm";
	readonly kind: string;
	readonly attempts: number;
	readonly createdAt: Date;
	readonly request: AnnouncedRequest;
};

async function send(
	db: Database,
	message: Outgoing,
	{ channels, siteUrl, clock }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const { request } = message;
	if (message.channel === "telegram") {
		const notice = { ...request, zone: request.settings.hours.zone, publicUrl: siteUrl };
		const text = message.kind === "request-repeated" ? repeatedRequestText(notice) : newRequestText(notice);
		return (await channels.telegram?.send(text)) ?? failForGood("telegram is not configured");
	}
	if (message.channel === "letter") {
		if (!request.email) return failForGood("no address");
		const letter = await writeRequestLetter(request, { siteUrl, now: clock.now() });
		return channels.letter.send({ ...letter, to: request.email, messageId: message.id, date: message.createdAt });
	}
	return sendToCrm(db, message, { channels, siteUrl });
}

async function sendToCrm(
	db: Database,
	{ request, attempts }: Outgoing,
	{ channels: { crm }, siteUrl }: Pick<DeliveryDeps, "channels" | "siteUrl">,
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood("the crm is not configured");
	const lead = buildCrmLead({ ...request, officeUrl: `${siteUrl}/admin/requests/${request.id}` });
	const created = request.crmId
		? { ok: true as const, externalId: request.crmId }
		: await crm.createLead(lead, attempts);
	if (!created.ok || !created.externalId) return created;
	if (!request.crmId) {
		await db.updateTable("contactRequest").set({ crmId: created.externalId }).where("id", "=", request.id).execute();
	}
	const noted = await crm.addNote(created.externalId, lead.note);
	return noted.ok ? created : noted;
}

async function writeOutcome(
	db: Database,
	{ id, outcome, isLast, now }: { id: string; outcome: DeliveryOutcome; isLast: boolean; now: Date },
): Promise<void> {
	const hasEnded = outcome.ok || !outcome.retry || isLast;
	await db
		.updateTable("outgoingMessage")
		.set({
			status: outcome.ok ? "delivered" : hasEnded ? "failed" : "waiting",
			lastError: outcome.ok ? null : outcome.reason,
			externalId: outcome.ok ? (outcome.externalId ?? null) : null,
			deliveredAt: outcome.ok ? now : null,
		})
		.where("id", "=", id)
		.execute();
}
