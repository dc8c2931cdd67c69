import { type RawBuilder, sql } from "kysely";

/** The buyer, as a row of `course_order` has them; the address in lower case. */
export type OrderCustomer = { readonly customerPhone: string | null; readonly customerEmailKey: string | null };

/** Whether a row of `course_order` belongs to the customer: by the phone or the address. */
export function isOfCustomer({ customerPhone, customerEmailKey }: OrderCustomer): RawBuilder<boolean> {
	return sql`(course_order.customer_phone = ${customerPhone} or course_order.customer_email_key = ${customerEmailKey})`;
}

/** The uses that count against the limit of a row of `promo_code`: reserved and used ones. */
export const PROMO_USES = sql<number>`(select count(*)::int from promo_redemption
	where promo_redemption.promo_code_id = promo_code.id and promo_redemption.state <> 'released')`;

/** The uses of a code that count against its limits, reserved and used ones: of all orders, or of those that a condition names. */
export function promoUses(promoCodeId: string, isCounted: RawBuilder<boolean> = sql`true`): RawBuilder<number> {
	return sql`(select count(*)::int from promo_redemption join course_order on course_order.id = promo_redemption.order_id
		where promo_redemption.promo_code_id = ${promoCodeId}::uuid and promo_redemption.state <> 'released' and ${isCounted})`;
}
