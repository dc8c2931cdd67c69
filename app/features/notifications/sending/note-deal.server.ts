import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { money } from "../../../shared/money.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import type { OrderMessageDetails } from "../facts/order-message.ts";
import { letterWords } from "../letters/letter-words.ts";

type Noted = {
	readonly order: Pick<OrderView, "id" | "number" | "total">;
	readonly details: Pick<OrderMessageDetails, "ended" | "givenBack">;
};

/** Whether a message becomes a note on the deal of its order: a learner has left, money went back. Staff alone change the state of a deal. */
export function isDealNote({ news, ended }: OrderMessageDetails): boolean {
	return ended !== undefined || news === "part_refunded" || news === "refunded";
}

/** Adds the note to the deal of the order, in Russian like everything for the staff. */
export async function noteDeal(
	db: Database,
	{ order, details }: Noted,
	{ channels: { crm }, siteUrl }: Pick<DeliveryDeps, "channels" | "siteUrl">,
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood(MOOT.noCrm);
	const { deal, isOnItsWay } = await findDeal(db, { orderId: order.id, lineId: details.ended?.lineId ?? null });
	if (!deal) return isOnItsWay ? failForNow("the deal of the order is not there yet") : failForGood(MOOT.noDeal);
	const office = `${letterWords("ru")("staff.crm.labels.office")}: ${siteUrl}/admin/orders/${order.id}`;
	return crm.addNote(deal, [sayNote({ order, details }), office].join("\n"));
}

function sayNote({ order: { number, total }, details: { ended, givenBack = 0 } }: Noted): string {
	const t = letterWords("ru");
	if (!ended) return t("staff.sale.givenBack", { number, amount: formatMoney(money(givenBack, total.currency), "ru") });
	const on = formatDate(new Date(`${ended.on}T00:00:00Z`), "ru", "UTC");
	return t("staff.sale.ended", { number, course: ended.course, on });
}

type Deal = { readonly deal: string | null; readonly isOnItsWay: boolean };

/** The deal of the request that a line comes from, else that of its order or of another line, else the one that its sale has made. */
async function findDeal(db: Database, { orderId, lineId }: { orderId: string; lineId: string | null }): Promise<Deal> {
	const { rows } = await sql<Deal>`
		select coalesce(own.crm_id, asked.crm_id, other.crm_id, sale.external_id) as deal, coalesce(sale.status = 'waiting', false) as is_on_its_way
		from course_order
		left join course_order_line line on line.id = ${lineId}::uuid
		left join contact_request own on own.id = line.request_id
		left join contact_request asked on asked.id = course_order.request_id
		left join lateral (select crm_id from course_order_line each join contact_request on contact_request.id = each.request_id
			where each.order_id = course_order.id and crm_id is not null order by each.position limit 1) other on true
		left join lateral (select external_id, status from outgoing_message
			where order_id = course_order.id and channel = 'crm' and kind = 'order-paid'
			order by created_at desc limit 1) sale on true
		where course_order.id = ${orderId}::uuid`.execute(db);
	return rows[0] ?? { deal: null, isOnItsWay: false };
}
