import type { Transaction } from "kysely";
import type { MessageChannel, Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { OrderMessages, OrderNews } from "../../checkout/checkout-deps.ts";
import { isRefundDecline } from "../../checkout/rules/refund-decline.ts";
import { isForManagers, type OrderMessageDetails } from "../facts/order-message.ts";
import { announceInvoice } from "./announce-invoice.server.ts";
import { deliveryQueue } from "./create-message-sender.server.ts";

/** Writes what is to be told of an order or an invoice as rows for staff to see and adds the jobs that deliver them. */
export function createOrderMessages(jobs: JobSender): OrderMessages {
	return {
		async announceOrder(db, { orderId, news }) {
			const details = await selectDetails(db, { orderId, news });
			// A form sent again replaces its order: the new one is told.
			if (news === "cancelled" && details.reason === "superseded") return;
			// Whoever pays otherwise after a bank's refusal knows of both: the refusal was told, the bank is open before him.
			if (news === "awaiting_payment" && details.from === "instalment_refused") return;
			const send = (channel: MessageChannel) => sendMessage(db, { channel, orderId, details, jobs });
			await send("letter");
			if (isForManagers(details.news)) await send("telegram");
			if (details.news === "paid") await send("crm");
		},
		async repeatLetter(db, orderId) {
			const { state } = await db
				.selectFrom("courseOrder")
				.where("id", "=", orderId)
				.select("state")
				.executeTakeFirstOrThrow();
			const details = { news: state, from: null, reason: null };
			await sendMessage(db, { channel: "letter", orderId, details, jobs });
		},
		announceInvoice: (db, message) => announceInvoice(db, message, jobs),
	};
}

/** The event that is told is the newest of the order's history; by the time of sending there may be others. */
async function selectDetails(
	db: Transaction<Schema>,
	{ orderId, news }: { orderId: string; news: OrderNews },
): Promise<OrderMessageDetails> {
	const event = await db
		.selectFrom("courseOrderEvent")
		.where("orderId", "=", orderId)
		.orderBy("position", "desc")
		.select(["fromState", "toState", "reason", "by"])
		.executeTakeFirst();
	const from = event?.fromState ?? null;
	const isDecline = event?.toState === news && isRefundDecline({ from, to: event.toState, by: event.by });
	return { news: isDecline ? "refund_declined" : news, from, reason: event?.reason ?? null };
}

type NewMessage = {
	readonly channel: MessageChannel;
	readonly orderId: string;
	readonly details: OrderMessageDetails;
	readonly jobs: JobSender;
};

async function sendMessage(db: Transaction<Schema>, message: NewMessage): Promise<void> {
	const { channel, orderId, details, jobs } = message;
	const kind = `order-${details.news.replaceAll("_", "-")}`;
	const { id } = await db
		.insertInto("outgoingMessage")
		.values({ channel, kind, orderId, details: JSON.stringify(details) })
		.returning("id")
		.executeTakeFirstOrThrow();
	await jobs.send(db, deliveryQueue(channel), { id });
}
