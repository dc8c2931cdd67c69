import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/open-database.server.ts";
import { type GiveUp, inTransactionOr } from "../../database/transaction.server.ts";
import type { Schema } from "../../database/types.ts";
import { errorCode } from "../shared/error-code.ts";
import type { Locale } from "../shared/localized.ts";
import { fail, type Result, succeed } from "../shared/result.ts";
import type { ResourceName } from "../shared/staff-rights.ts";
import type { Resource } from "./resource.ts";
import type { Staff } from "./staff.ts";

/** `lock_not_available` (PostgreSQL, appendix A). */
const LOCK_TIMEOUT = "55P03";

/** What a link to a draft names. */
export type PreviewTarget = {
	readonly resource: ResourceName;
	/** Undefined for a record that has never been saved. */
	readonly id: string | undefined;
	/** The id of an unsaved document; undefined to show the record as it is saved. */
	readonly draft: string | undefined;
	readonly locale: Locale;
};

/** The account in whose name an unsaved document is written for the duration of a preview. */
const PREVIEWER: Staff = {
	id: "preview",
	name: "preview",
	email: "",
	role: "owner",
	locale: "ru",
	teacherId: null,
	hasTwoFactor: false,
};

type Shows<Value> = (transaction: Transaction<Schema>, id: string) => Promise<Value | undefined>;

/**
 * Lets `show` see the school as if the draft were published: everything happens in one transaction, which is rolled back. `notFound` when
 * there is no such record or document; `beingEdited` when somebody is saving it right now; a document that breaks a rule is refused as it
 * would be when it is saved.
 */
export async function showDraft<Value>(
	db: Database,
	{ resource, target, now }: { resource: Resource; target: PreviewTarget; now: Date },
	show: Shows<Value>,
): Promise<Result<Value>> {
	try {
		return await inTransactionOr(db, async (transaction, giveUp: GiveUp<Result<Value>>) => {
			// A preview does not wait for anyone who is editing the record.
			await sql`set local lock_timeout = '2s'`.execute(transaction);
			const written = await writeDraft(transaction, { resource, target, now });
			// A draft that a rule refuses may have been partly written.
			if (!written.ok) return giveUp(written);
			const id = written.value;
			if (id === undefined || !resource.preview) return giveUp(fail("notFound"));
			await resource.preview.publish(transaction, id, target.locale, now);
			const shown = await show(transaction, id);
			// Nothing of it may stay.
			return giveUp(shown === undefined ? fail("notFound") : succeed(shown));
		});
	} catch (error) {
		if (errorCode(error) === LOCK_TIMEOUT) return fail("beingEdited");
		throw error;
	}
}

type Draft = { resource: Resource; target: PreviewTarget; now: Date };

async function writeDraft(
	transaction: Transaction<Schema>,
	{ resource, target, now }: Draft,
): Promise<Result<string | undefined>> {
	if (!target.draft) return succeed(target.id);
	const draft = await transaction
		.selectFrom("draftPreview")
		.where("id", "=", target.draft)
		.where("expiresAt", ">", now)
		.select("document")
		.executeTakeFirst();
	const input = resource.schema.safeParse(draft?.document);
	if (!input.success) return fail("notFound");
	const acting = { staff: PREVIEWER, now };
	if (target.id) {
		const done = await resource.update?.(transaction, { id: target.id, input: input.data }, acting);
		return done && !done.ok ? done : succeed(done && target.id);
	}
	return (await resource.create?.(transaction, input.data, acting)) ?? fail("notFound");
}
