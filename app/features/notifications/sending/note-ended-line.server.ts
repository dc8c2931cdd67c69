import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { EndedLine } from "../../checkout/orders/ended-line.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, failForNow } from "../delivery/delivery-outcome.ts";
import { letterWords } from "../letters/letter-words.ts";

type Ended = { readonly order: Pick<OrderView, "id" | "number">; readonly ended: EndedLine };

/** Notes on the deal of a course that its learner has left it, in Russian like everything for the staff; the state of the deal is theirs. */
export async function noteEndedLine(
	db: Database,
	{ order, ended }: Ended,
	{ channels: { crm }, siteUrl }: Pick<DeliveryDeps, "channels" | "siteUrl">,
): Promise<DeliveryOutcome> {
	if (!crm) return failForGood(MOOT.noCrm);
	const { deal, isOnItsWay } = await findDeal(db, { orderId: order.id, lineId: ended.lineId });
	if (!deal) return isOnItsWay ? failForNow("the deal of the order is not there yet") : failForGood(MOOT.noDeal);
	const t = letterWords("ru");
	const on = formatDate(new Date(`${ended.on}T00:00:00Z`), "ru", "UTC");
	const lines = [
		t("staff.sale.ended", { number: order.number, course: ended.course, on }),
		`${t("staff.crm.labels.office")}: ${siteUrl}/admin/orders/${order.id}`,
	];
	return crm.addNote(deal, lines.join("\n"));
}

type Deal = { readonly deal: string | null; readonly isOnItsWay: boolean };

/** The deal of the request that a line comes from, else that of its order, else the one that its sale has made. */
async function findDeal(db: Database, { orderId, lineId }: { orderId: string; lineId: string }): Promise<Deal> {
	const { rows } = await sql<Deal>`
		select coalesce(own.crm_id, asked.crm_id, sale.external_id) as deal, coalesce(sale.status = 'waiting', false) as is_on_its_way
		from course_order
		left join course_order_line line on line.id = ${lineId}::uuid
		left join contact_request own on own.id = line.request_id
		left join contact_request asked on asked.id = course_order.request_id
		left join lateral (select external_id, status from outgoing_message
			where order_id = course_order.id and channel = 'crm' and kind = 'order-paid'
			order by created_at desc limit 1) sale on true
		where course_order.id = ${orderId}::uuid`.execute(db);
	return rows[0] ?? { deal: null, isOnItsWay: false };
}
