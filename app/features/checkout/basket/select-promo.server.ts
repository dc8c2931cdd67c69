import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { isOfCustomer, PROMO_USES, promoUses } from "../ledger/promo-uses.server.ts";
import { typedPromo } from "../ledger/typed-promo.server.ts";
import { emailKey } from "../rules/email-key.ts";
import type { PromoFacts } from "../rules/evaluate-promo.ts";

/** The buyer, as far as known; the address in any case. */
export type KnownCustomer = { readonly phone: string | null; readonly email: string | null };

export type SelectedPromo = { readonly id: string; readonly code: string; readonly facts: PromoFacts };

/**
 * A code with the uses that count against its limits: reserved and used ones. A customer is whoever has the phone or the address.
 * The numbers hold for as long as the caller has the row locked.
 */
export async function selectPromo(
	db: Database,
	{ typed, customer }: { typed: string; customer: KnownCustomer | null },
): Promise<SelectedPromo | undefined> {
	const row = await typedPromo(db, typed).selectAll("promoCode").select(PROMO_USES.as("uses")).executeTakeFirst();
	if (!row) return undefined;
	const facts = { ...row, customer: customer ? await countCustomer(db, row.id, customer) : undefined };
	return { id: row.id, code: row.code, facts };
}

async function countCustomer(db: Database, promoCodeId: string, { phone, email }: KnownCustomer) {
	const isTheirs = isOfCustomer({ customerPhone: phone, customerEmailKey: emailKey(email) });
	const { rows } = await sql<{ uses: number; orders: number }>`select ${promoUses(promoCodeId, isTheirs)} as uses,
		(select count(*)::int from course_order
			where course_order.state not in ('draft', 'cancelled', 'expired', 'refunded') and ${isTheirs}) as orders`.execute(
		db,
	);
	return rows[0] ?? { uses: 0, orders: 0 };
}
