import type { Selectable, Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { isSlugTaken } from "../../../records/is-slug-taken.server.ts";
import { renameSlug } from "../../../records/rename-slug.server.ts";
import type { Acting } from "../../../records/resource.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { listRegistered } from "../registrations/list-registered.server.ts";
import { moveRegistrations, moveWaiting } from "../registrations/move-registrations.server.ts";
import type { PlaceMessages } from "../registrations/place-messages.ts";
import type { RegistrationMessages } from "../registrations/registration-messages.ts";
import { listWaiting, tellFreePlace } from "../registrations/tell-free-place.server.ts";
import { tellRegistered } from "../registrations/tell-registered.server.ts";
import { endsAt } from "../webinar-phase.ts";
import { webinarRow } from "./webinar-row.ts";
import type { WebinarDocument } from "./webinar-schema.ts";

const TEXT_STATES = ["stateRu", "publishAtRu", "stateEn", "publishAtEn"] as const;
/** Words that follow /webinars in addresses where slugs do. */
const TAKEN_WORDS = new Set(["joined"]);

export async function createWebinar(
	transaction: Transaction<Schema>,
	input: WebinarDocument,
	{ now }: Pick<Acting, "now">,
): Promise<Result<string>> {
	const problem = await findProblem(transaction, input, undefined);
	if (problem) return problem;
	const row = webinarRow(input, undefined, now);
	const { id } = await transaction.insertInto("webinar").values(row).returning("id").executeTakeFirstOrThrow();
	await writeSpeakers(transaction, id, input.speakers);
	return succeed(id);
}

type WebinarChange = { readonly id: string; readonly input: WebinarDocument; readonly now: Date };

/**
 * Writes a webinar. A new date takes the registrations along, and registered people are told when the webinar is cancelled or reinstated. A
 * past date keeps its registrations: those people were there, and the new date is another event. The date cannot be moved into the past
 * while somebody is coming. When a full webinar gets more seats, or one that was called off takes place with a seat free, and somebody waits
 * for one, managers are told.
 */
export async function updateWebinar(
	transaction: Transaction<Schema>,
	{ id, input, now }: WebinarChange,
	messages: RegistrationMessages & PlaceMessages,
): Promise<Result<undefined>> {
	const problem = await findProblem(transaction, input, id);
	if (problem) return problem;
	const before = await transaction
		.selectFrom("webinar")
		.where("id", "=", id)
		.select(["id", "slug", "startsAt", "minutes", "status", "seats", "seatsTaken", ...TEXT_STATES])
		.executeTakeFirstOrThrow();
	const startsAt = new Date(input.startsAt);
	const isAnother =
		startsAt.getTime() !== before.startsAt.getTime() &&
		(endsAt(before) <= now || endsAt({ startsAt, minutes: input.minutes }) <= now);
	const losing = await findLosing(transaction, { before, status: input.status, isAnother, now });
	if (losing) return losing;
	const seatsTaken = isAnother
		? (await listRegistered(transaction, { webinarId: id, startsAt })).length
		: before.seatsTaken;
	if (input.seats !== null && input.seats < seatsTaken) return fail("seatsTaken", "seats");
	await transaction
		.updateTable("webinar")
		.set({ ...webinarRow(input, before, now), ...(isAnother ? { seatsTaken } : {}), ...raised(now) })
		.where("id", "=", id)
		.execute();
	await writeSpeakers(transaction, id, input.speakers);
	await renameSlug(transaction, { kind: "webinar", from: before.slug, to: input.slug });
	await moveWaiting(transaction, {
		from: before,
		to: { slug: input.slug, startsAt: isAnother ? before.startsAt : startsAt },
	});
	if (!isAnother) {
		const isStillOn = before.status === "published" && input.status === "published";
		const move = { webinarId: id, from: before.startsAt, to: startsAt, now };
		await moveRegistrations(transaction, move, isStillOn ? messages : undefined);
	}
	if (givesRoom({ before, input, seatsTaken }) && !isAnother && startsAt > now) {
		await tellFreePlace(transaction, { slug: input.slug, startsAt }, messages);
	}
	const turn = { from: before.status, to: input.status, startsAt, known: isAnother ? startsAt : before.startsAt };
	await tellRegistered(transaction, { webinarId: id, minutes: input.minutes, now, ...turn }, messages);
	return succeed();
}

type Room = {
	readonly before: Pick<Selectable<Schema["webinar"]>, "status" | "seats" | "seatsTaken">;
	readonly input: Pick<WebinarDocument, "status" | "seats">;
	readonly seatsTaken: number;
};

/** Whether there is a place now, and was none that anybody could take: whoever gave one back while it was off told nobody. */
function givesRoom({ before, input: { status, seats }, seatsTaken }: Room): boolean {
	const hadNone = before.status !== "published" || (before.seats !== null && before.seatsTaken >= before.seats);
	return hadNone && status === "published" && (seats === null || seats > seatsTaken);
}

type Losing = {
	readonly before: Pick<Selectable<Schema["webinar"]>, "id" | "slug" | "startsAt" | "minutes" | "status">;
	readonly status: WebinarDocument["status"];
	readonly isAnother: boolean;
	readonly now: Date;
};

/** Whether a change would lose people who are still to come, or wait for a place. */
async function findLosing(transaction: Transaction<Schema>, { before, status, isAnother, now }: Losing) {
	if (endsAt(before) <= now) return undefined;
	const coming = await listRegistered(transaction, { webinarId: before.id, startsAt: before.startsAt });
	// A draft has no pages, not even those of registered people, and nobody would tell them.
	if (status === "draft" && before.status !== "draft" && coming.length > 0) return fail("awaited", "status");
	if (!isAnother) return undefined;
	// A past date is a typing error: it takes nobody along, and the date that was meant would not find them.
	const waiting = await listWaiting(transaction, before);
	return coming.length + waiting.length > 0 ? fail("past", "startsAt") : undefined;
}

async function writeSpeakers(
	transaction: Transaction<Schema>,
	webinarId: string,
	ids: readonly string[],
): Promise<void> {
	await transaction.deleteFrom("webinarSpeaker").where("webinarId", "=", webinarId).execute();
	if (ids.length === 0) return;
	const rows = ids.map((teacherId, position) => ({ webinarId, teacherId, position }));
	await transaction.insertInto("webinarSpeaker").values(rows).execute();
}

async function findProblem(
	transaction: Transaction<Schema>,
	{ slug, courses, speakers }: WebinarDocument,
	id: string | undefined,
) {
	if (TAKEN_WORDS.has(slug)) return fail("reserved", "slug");
	if (await isSlugTaken(transaction, "webinar", { slug, id })) return fail("taken", "slug");
	if (speakers.length > 0) {
		const teachers = await transaction
			.selectFrom("teacher")
			.where("id", "in", [...speakers])
			.select("id")
			.execute();
		if (teachers.length < new Set(speakers).size) return fail("unknown", "speakers");
	}
	if (courses.length === 0) return undefined;
	const known = await transaction.selectFrom("course").where("slug", "in", courses).select("id").execute();
	return known.length < new Set(courses).size ? fail("unknown", "courses") : undefined;
}
