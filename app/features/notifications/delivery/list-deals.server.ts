import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { MOOT } from "../../../shared/moot-messages.ts";

type OfPerson = {
	/** Of requests. */
	readonly ids: readonly string[];
	/** A condition on `course_order`. */
	readonly orders: RawBuilder<SqlBool>;
};

/** Reasons of a message by which the CRM has heard nothing at all, or whose deal staff know already. */
const UNTRIED: readonly string[] = [MOOT.noCrm, MOOT.erased];
/** Reasons that a try finds before it asks the CRM. */
const FOUND_MOOT = Object.values(MOOT).filter((reason) => reason !== MOOT.leftByStaff);

/**
 * Deals of a person in the CRM, which staff erase there: their numbers, and of one that the CRM may have created without an answer the
 * reference that stands in its name. Call it before the messages of the person are dropped.
 */
export async function listDeals(db: Transaction<Schema>, { ids, orders }: OfPerson): Promise<string[]> {
	// A message that nobody can deliver has created nothing. The try that found it moot did not either; one before it may have.
	const reason = sql`coalesce(outgoing_message.last_error, '')`;
	const mayBeThere = sql`(outgoing_message.status = 'waiting' and outgoing_message.attempts > 0
		or outgoing_message.status = 'failed' and ${reason} <> all(${UNTRIED}::text[])
			and outgoing_message.attempts > case when ${reason} = any(${FOUND_MOOT}::text[]) then 1 else 0 end)`;
	const { rows } = await sql<{ deal: string }>`
		select crm_id as deal from contact_request where id = any(${ids}::uuid[]) and crm_id is not null
		union
		select 'REQ-' || contact_request.number from contact_request
			join outgoing_message on outgoing_message.request_id = contact_request.id
			where contact_request.id = any(${ids}::uuid[]) and contact_request.crm_id is null
				and outgoing_message.channel = 'crm' and outgoing_message.kind = 'request-received' and ${mayBeThere}
		union
		select coalesce(outgoing_message.external_id, course_order.number) from course_order
			join outgoing_message on outgoing_message.order_id = course_order.id
			where ${orders} and outgoing_message.channel = 'crm' and outgoing_message.kind = 'order-paid'
				and (outgoing_message.external_id is not null or ${mayBeThere})
		order by deal`.execute(db);
	return rows.map(({ deal }) => deal);
}
