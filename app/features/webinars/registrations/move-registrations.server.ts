import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { moveWaiters, renameSubjects, setSubject } from "../../requests/board/move-subjects.server.ts";
import { webinarSubject } from "../get-webinar-form.server.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

type Move = { readonly webinarId: string; readonly from: Date; readonly to: Date; readonly now: Date };

/**
 * Takes everybody who registered for a date along to the new one, with what the request is about, and tells each by letter; nobody
 * without `messages`, where another letter says it, or none has to.
 * @returns how many.
 */
export async function moveRegistrations(
	transaction: Transaction<Schema>,
	{ webinarId, from, to, now }: Move,
	messages?: RegistrationMessages,
): Promise<number> {
	if (from.getTime() === to.getTime()) return 0;
	const moved = await transaction
		.updateTable("webinarRegistration as registration")
		.set({ startsAt: to, movedAt: now })
		.where("registration.webinarId", "=", webinarId)
		.where("registration.startsAt", "=", from)
		.where("registration.cancelledAt", "is", null)
		// Someone who already has a place on the new date keeps that one.
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("webinarRegistration as other")
						.whereRef("other.webinarId", "=", "registration.webinarId")
						.whereRef("other.emailKey", "=", "registration.emailKey")
						.where("other.startsAt", "=", to)
						.where("other.cancelledAt", "is", null)
						.select("other.id"),
				),
			),
		)
		.returning(["registration.id", "registration.requestId", "registration.registeredUnder"])
		.execute();
	if (moved.length > 0) {
		const requests = moved.flatMap(({ requestId, registeredUnder }) => [requestId, registeredUnder ?? requestId]);
		await moveRequests(transaction, { webinarId, to, requests });
	}
	for (const { id } of moved) await messages?.write(transaction, "moved", id);
	return moved.length;
}

/** One that was merged into a request of another kind has left its place there; that one is about something else. */
async function moveRequests(
	transaction: Transaction<Schema>,
	{ webinarId, to, requests }: Pick<Move, "webinarId" | "to"> & { readonly requests: readonly string[] },
): Promise<void> {
	const { slug } = await transaction
		.selectFrom("webinar")
		.where("id", "=", webinarId)
		.select("slug")
		.executeTakeFirstOrThrow();
	await setSubject(transaction, { ids: requests, kind: "webinar", subject: webinarSubject({ slug, startsAt: to }) });
}

type NamedDate = { readonly slug: string; readonly startsAt: Date };

/**
 * Requests about any date of a webinar follow its address, and whoever waits for a place at its coming date goes on waiting at another
 * date too. Nobody is told: there is no place yet.
 */
export async function moveWaiting(
	transaction: Transaction<Schema>,
	{ from, to }: { readonly from: NamedDate; readonly to: NamedDate },
): Promise<void> {
	if (from.slug !== to.slug) {
		await renameSubjects(transaction, { from: dateless(from.slug), to: dateless(to.slug) });
	}
	const renamed = webinarSubject({ ...from, slug: to.slug });
	if (renamed === webinarSubject(to)) return;
	await moveWaiters(transaction, { from: renamed, to: webinarSubject(to) });
}

/** The beginning that the subjects of all dates of a webinar share. */
function dateless(slug: string): string {
	return `webinar:${slug}@`;
}
