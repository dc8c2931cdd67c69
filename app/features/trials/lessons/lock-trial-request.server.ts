import type { Transaction } from "kysely";
import type { RequestKind, RequestStatus } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { requestOfLesson } from "./request-of-lesson.server.ts";

export type TrialRequest = {
	readonly id: string;
	readonly kind: RequestKind;
	readonly status: RequestStatus;
	readonly courseId: string | null;
	readonly visitorZone: string | null;
	readonly firstResponseAt: Date | null;
	/** The next call that was agreed on or is owed. */
	readonly callAt: Date | null;
	readonly erasedAt: Date | null;
};

/** By its secret for its owner, by its id for staff. */
export type RequestKey = { readonly token: string } | { readonly requestId: string };

/** Locks a request, so that a person's actions on lessons happen one after another. Always before any time is locked. */
export function lockTrialRequest(db: Transaction<Schema>, key: RequestKey): Promise<TrialRequest | undefined> {
	const query = db
		.selectFrom("contactRequest")
		.select(["id", "kind", "status", "courseId", "visitorZone", "firstResponseAt", "callAt", "erasedAt"])
		.forNoKeyUpdate();
	return (
		"token" in key ? query.where("id", "=", requestOfLesson(key.token)) : query.where("id", "=", key.requestId)
	).executeTakeFirst();
}
