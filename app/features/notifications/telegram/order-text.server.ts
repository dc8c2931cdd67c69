import { formatMoney } from "../../../i18n/format.ts";
import { awaitsStart } from "../../checkout/orders/order-scarce.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import { isAskedRefund } from "../../checkout/rules/refund-state.ts";
import type { ManagerNews } from "../facts/order-message.ts";
import { letterWords } from "../letters/letter-words.ts";

type OrderNotice = {
	readonly news: ManagerNews;
	/** Origin and base path of the site, without a trailing slash. */
	readonly publicUrl: string;
};

/**
 * The message to managers about an order. Telegram's servers are abroad (152-ФЗ), so it carries the initial of the customer and
 * neither phone nor full name.
 */
export function orderText(
	{
		id,
		number,
		lines,
		total,
		refunds,
		customer,
	}: Pick<OrderView, "id" | "number" | "lines" | "total" | "refunds" | "customer">,
	{ news, publicUrl }: OrderNotice,
): string {
	const say = letterWords("ru");
	const initial = [...customer.name.trim()][0]?.toLocaleUpperCase("ru");
	const refund = refundOf(news, refunds);
	return [
		say(`staff.orders.${news}`, { number }),
		...lines.map((line) => {
			const course = `${line.title}, ${line.tariffName}`;
			return news === "paid" && awaitsStart(line) ? say("staff.orders.openStart", { line: course }) : course;
		}),
		...(refund
			? [say("staff.orders.refund", { amount: formatMoney(refund.amount, "ru") })]
			: [say("staff.orders.total", { total: formatMoney(total, "ru") })]),
		...(initial ? [say("staff.who", { initial: `${initial}.` })] : []),
		say("staff.open", { url: `${publicUrl}/admin/orders/${id}` }),
	].join("\n");
}

/** The refund that the news is about: money that came twice, or went back in a bank's own office, may have a newer one. */
function refundOf(news: ManagerNews, refunds: OrderView["refunds"]): OrderView["refunds"][number] | undefined {
	switch (news) {
		case "overpaid":
			return refunds.findLast(({ kind }) => kind === "excess");
		case "refund_requested":
			return refunds.findLast(({ kind }) => isAskedRefund(kind));
		case "refund_failed":
			return refunds.findLast(({ state }) => state === "failed") ?? refunds.at(-1);
		default:
			return undefined;
	}
}
