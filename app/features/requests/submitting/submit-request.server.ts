import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { LOCKS, lockName } from "../../../../database/lock-name.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { type GiveUp, inTransactionOr } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { askedKind } from "../consents/offer-of.ts";
import { recordConsents } from "../consents/record-consents.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { promiseCall } from "../promise/promise-time.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { contentHash, requestKey } from "../rules/idempotency.server.ts";
import { findRepeatedRequest } from "./find-repeated-request.server.ts";
import { holdPlace } from "./hold-place.server.ts";
import { insertRequest, type NewRequest, type Submission } from "./insert-request.server.ts";
import { isAskedStart } from "./is-asked-start.server.ts";
import { noteRepeat } from "./note-repeat.server.ts";
import type { RequestMessages } from "./request-messages.ts";

export type SubmitDeps = {
	readonly clock: Clock;
	readonly settings: SiteSettings;
	readonly messages: RequestMessages;
	readonly alongside?: Alongside | undefined;
};

/**
 * What another room writes in the same transaction, with its own letter to the visitor instead of the usual one. Any result but `written`
 * rolls the request back as well.
 */
export type Alongside = (
	db: Transaction<Schema>,
	request: { readonly id: string; readonly now: Date; readonly email: string | null },
) => Promise<"written" | "placeTaken" | "already">;

export type SubmitResult =
	/** A new request, or the same one sent twice under one key: both get the same answer. */
	| { readonly ok: true; readonly outcome: "received"; readonly token: string }
	/** The same was requested before: a note was added to the open request, whose secret is `token`; only its owner may be told it. */
	| { readonly ok: true; readonly outcome: "repeated"; readonly token: string | undefined }
	| PlaceTaken;

type PlaceTaken = Refusal<"placeTaken">;

const PLACE_TAKEN: PlaceTaken = fail("placeTaken");

/**
 * Takes a request. The row, its consents, a place and the messages about it are one transaction, so that a visitor who is told "received"
 * can rely on it.
 */
export async function submitRequest(db: Database, submission: Submission, deps: SubmitDeps): Promise<SubmitResult> {
	const request = await describeNewRequest(db, submission, deps);
	return inTransactionOr(db, async (transaction, giveUp: GiveUp<SubmitResult>): Promise<SubmitResult> => {
		// Two submissions of one person, or of one form, wait for each other: otherwise neither would see the other.
		await lockPerson(transaction, request);
		const same = submission.input.idempotencyKey ? await findSame(transaction, request) : undefined;
		if (same) return { ok: true, outcome: "received", token: same.token };
		const repeated = await findRepeatedRequest(transaction, request, deps.settings.repeat_days);
		const { tariffKind, now } = request;
		if (repeated) {
			await recordConsents(transaction, { requestId: repeated.id, submission, tariffKind, isRepeat: true, now });
			await noteRepeat(transaction, repeated, { ...request, messages: deps.messages });
			return { ok: true, outcome: "repeated", token: repeated.token };
		}
		const startId = await lockAskedStart(transaction, request, giveUp);
		const id = await insertRequest(transaction, { ...request, startId });
		if (startId && KIND_RULES[submission.kind].holdsPlace) {
			const held = await holdPlace(transaction, {
				startId,
				requestId: id,
				now,
				days: deps.settings.hold_days,
			});
			// Rolls the request back as well: the visitor chooses another group and sends again.
			if (!held) return giveUp(PLACE_TAKEN);
		}
		const written =
			(await deps.alongside?.(transaction, {
				id,
				now,
				email: submission.input.email,
			})) ?? "written";
		if (written === "placeTaken") return giveUp(PLACE_TAKEN);
		if (written === "already") return giveUp({ ok: true, outcome: "repeated", token: undefined });
		await recordConsents(transaction, { requestId: id, submission, tariffKind, isRepeat: false, now });
		const hasEmail = submission.input.email !== null && !deps.alongside;
		await deps.messages.announceRequest(transaction, { id, hasEmail });
		return { ok: true, outcome: "received", token: request.token };
	});
}

/** Locks the requested group. A waiting list takes no place, so it goes on without a group that the form no longer offers. */
async function lockAskedStart(
	db: Transaction<Schema>,
	request: NewRequest,
	giveUp: GiveUp<PlaceTaken>,
): Promise<string | undefined> {
	const { startId } = request;
	if (!startId || (await isAskedStart(db, { ...request, startId }))) return startId;
	if (!KIND_RULES[request.submission.kind].holdsPlace) return undefined;
	return giveUp(PLACE_TAKEN);
}

async function describeNewRequest(db: Database, submission: Submission, deps: SubmitDeps): Promise<NewRequest> {
	const { input, kind, course } = submission;
	const now = deps.clock.now();
	const { holdsPlace } = KIND_RULES[kind];
	const namesGroup = holdsPlace || kind === "waitlist";
	const startId = namesGroup && course && submission.startId ? submission.startId : undefined;
	const tariff = course?.tariffs.find(({ code }) => code === submission.tariffCode);
	const tariffId = tariff?.id ?? (startId && holdsPlace ? await findTariffOf(db, startId) : null);
	const courseId = course?.id ?? null;
	return {
		submission,
		now,
		token: randomBytes(24).toString("base64url"),
		courseId,
		tariffId,
		tariffKind: askedKind(course?.tariffs ?? [], submission.tariffCode),
		startId,
		respondBy: promiseCall(now, promiseSettings(deps.settings)).respondBy,
		idempotencyKey: requestKey({
			key: input.idempotencyKey,
			phone: input.phone,
			email: input.email,
			kind,
			courseId,
			subject: submission.subject,
			now,
		}),
		contentHash: contentHash({
			...input,
			kind,
			courseId,
			tariffId,
			startId: startId ?? null,
			subject: submission.subject,
			answers: submission.answers,
			guide: submission.guide,
		}),
	};
}

/** A held place belongs to a tariff, whether or not the form names one. */
async function findTariffOf(db: Database, startId: string): Promise<string | null> {
	const start = await db.selectFrom("start").where("id", "=", startId).select("tariffId").executeTakeFirst();
	return start?.tariffId ?? null;
}

async function lockPerson(db: Transaction<Schema>, { submission, idempotencyKey }: NewRequest): Promise<void> {
	const { phone, email } = submission.input;
	// In one order for everybody, so that two people never wait for each other.
	for (const key of [phone, email?.toLowerCase() ?? phone, idempotencyKey].sort()) {
		await lockName(db, LOCKS.requester, key);
	}
}

function findSame(db: Transaction<Schema>, request: NewRequest): Promise<{ token: string } | undefined> {
	return db
		.selectFrom("contactRequest")
		.where("idempotencyKey", "in", [request.idempotencyKey, `${request.idempotencyKey}:${request.contentHash}`])
		.where("contentHash", "=", request.contentHash)
		.select("token")
		.executeTakeFirst();
}
