import { sql, type Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { raised } from "../../../database/raised.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { ErasureMessages } from "../notifications/queueing/erasure-messages.ts";
import type { StaffMember } from "../requests/board/staff-member.ts";
import { ERASURE_PERSON, ERASURE_SOURCES } from "../requests/erasure/erasure-source.server.ts";
import type { PlaceMessages } from "../webinars/registrations/place-messages.ts";
import { type ErasedPerson, erasePerson } from "./erase-person.server.ts";
import { ERASURE_OWNERS } from "./record-erasure-wish.server.ts";

export type ErasureDeps = {
	/** Deletes letters from the folder of the default mail transport. */
	readonly eraseLetters: (files: readonly string[]) => Promise<void>;
	readonly messages: ErasureMessages;
	/** Messages about places at webinars that are free again. */
	readonly places: PlaceMessages;
};

/**
 * Wishes that hang on something whose person is already erased, by this wish, by another or by age: nothing is left to do for them. One
 * that another process is carrying out right now is left to that process.
 */
const MOOT_WISHES = sql<string>`(select id from erasure_request where status = 'new' and (
	request_id in (select id from contact_request where erased_at is not null)
	or order_id in (select id from course_order where customer_email = '')
	or invoice_id in (select id from invoice where payer_email = '')
	or comment_id in (select id from comment where content_hash = 'erased:' || id)) for update skip locked)`;

/**
 * Carries out an erasure request, once, and closes every other one that has nothing left to erase; tells the person where he left an
 * address. Files of letters are deleted after the transaction has committed.
 */
export async function carryOutErasure(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
	{ eraseLetters, messages, places }: ErasureDeps,
): Promise<Result<ErasedPerson, "notFound" | "decided">> {
	const done = await inTransaction(db, async (transaction): Promise<Result<ErasedPerson, "notFound" | "decided">> => {
		const wish = await transaction
			.selectFrom("erasureRequest")
			.where("id", "=", sql<string>`${id}::uuid`)
			.select(["requestId", "orderId", "invoiceId", "commentId", "status", "askedAt"])
			.forUpdate()
			.executeTakeFirst();
		if (!wish) return fail("notFound");
		if (wish.status !== "new") return fail("decided");
		const by = ERASURE_OWNERS.find((one) => wish[one]);
		const owner = by && { by, id: wish[by] ?? "" };
		if (!owner) return fail("notFound");
		// Read before the address is erased.
		const addressee = await selectAddressee(transaction, id);
		const erased = await erasePerson(transaction, { ...owner, askedAt: wish.askedAt, now }, places);
		await transaction
			.updateTable("erasureRequest")
			.set({ status: "done", decidedAt: now, decidedBy: staff.name, ...raised(now) })
			.where((where) => where.or([where("id", "=", id), where("id", "in", MOOT_WISHES)]))
			.execute();
		await transaction
			.updateTable("erasureRequest")
			.set({ deals: [...erased.deals] })
			.where("id", "=", id)
			.execute();
		if (addressee) await messages.announceErased(transaction, { erasureId: id, ...addressee });
		return succeed(erased);
	});
	if (done.ok) await eraseLetters(done.value.letters);
	return done;
}

async function selectAddressee(
	db: Transaction<Schema>,
	erasureId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
	const { email, locale } = ERASURE_PERSON;
	const { rows } = await sql<{ email: string | null; locale: Locale }>`
		select ${email} as email, ${locale} as locale from ${ERASURE_SOURCES}
		where erasure_request.id = ${erasureId}::uuid`.execute(db);
	const [row] = rows;
	return row?.email ? { email: row.email, locale: row.locale } : undefined;
}
