import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { OrderMessage, OrderMessages } from "../../checkout/checkout-deps.ts";
import { failureWord } from "../../checkout/rules/failure-word.ts";
import { isRefundDecline } from "../../checkout/rules/refund-decline.ts";
import {
	isForDeal,
	isForManagers,
	type OrderMessageDetails,
	orderMessageKind,
	type ToldNews,
} from "../facts/order-message.ts";
import { announceInvoice } from "./announce-invoice.server.ts";
import { queueMessage } from "./queue-message.server.ts";
import { selectGivenBack } from "./select-given-back.server.ts";
import { selectPresentNews } from "./select-present-news.server.ts";

/** Writes what is to be told of an order or an invoice as rows for staff to see and adds the jobs that deliver them. */
export function createOrderMessages(jobs: JobSender): OrderMessages {
	return {
		async announceOrder(db, told) {
			const { orderId, news } = told;
			const details = detailsOf(told);
			// A form sent again replaces its order: the new one is told.
			if (news === "cancelled" && details.reason === "superseded") return;
			// A customer who pays another way after a bank's refusal knows of both: the refusal was told, and the new bank's page is open.
			if (news === "awaiting_payment" && details.from === "instalment_refused") return;
			// So does a customer who drops an application for another way to pay, or cancels the order, which has a letter of its own.
			if (news === "awaiting_payment" && failureWord(details.reason) === "closed") return;
			// Nobody asked for a refund that staff make on their own; that it has gone back, or that the bank has refused it, is told as
			// usual.
			if (news === "refund_requested" && told.by !== "customer") return;
			// A person who was erased while the order waited gets no letter when it ends unpaid: the address goes with it.
			if ((news === "cancelled" || news === "expired") && (await isForgotten(db, orderId))) return;
			const givenBack = GIVEN_BACK.has(details.news)
				? await selectGivenBack(db, { orderId, invoiceId: null })
				: undefined;
			const message = messageOf(orderId, { ...details, givenBack });
			await queueMessage(db, jobs, { channel: "letter", ...message });
			if (isForManagers(details.news)) await queueMessage(db, jobs, { channel: "telegram", ...message });
			if (isForDeal(details.news)) await queueMessage(db, jobs, { channel: "crm", ...message });
		},
		async repeatLetter(db, orderId) {
			const message = messageOf(orderId, { from: null, reason: null, ...(await selectPresentNews(db, orderId)) });
			await queueMessage(db, jobs, { channel: "letter", ...message });
		},
		announceInvoice: (db, message) => announceInvoice(db, message, jobs),
	};
}

/** News of money that has gone back. */
const GIVEN_BACK: ReadonlySet<ToldNews> = new Set(["part_refunded", "refunded"]);

async function isForgotten(db: Transaction<Schema>, orderId: string): Promise<boolean> {
	const { forgottenAt } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select("forgottenAt")
		.executeTakeFirstOrThrow();
	return forgottenAt !== null;
}

/** What the message stores about what happened; more may have happened by the time it is sent. */
function detailsOf({ from, to, by, reason, ...told }: OrderMessage): OrderMessageDetails {
	const isDecline = to === told.news && isRefundDecline({ from, to, by });
	const message = { news: isDecline ? "refund_declined" : told.news, from, reason } as const;
	switch (told.news) {
		case "start_chosen":
			return { ...message, chosen: { lineId: told.details.lineId, startId: told.details.to } };
		case "start_moved":
			return { ...message, moves: told.details.moves };
		case "line_ended":
			return { ...message, ended: told.details };
		default:
			return message;
	}
}

function messageOf(orderId: string, details: OrderMessageDetails) {
	return { kind: orderMessageKind(details.news), orderId, details };
}
