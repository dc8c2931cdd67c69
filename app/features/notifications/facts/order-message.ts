import type { OrderState } from "../../../../database/order-types.ts";
import type { MessageChannel } from "../../../../database/types.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { ORDER_STATES } from "../../../shared/order-states.ts";
import { ORDER_NOTES, type OrderNews } from "../../checkout/checkout-deps.ts";
import type { EndedLine, MovedLine } from "../../checkout/line-news.ts";
import type { Message, StoredMessage } from "./message.ts";

/**
 * Besides the states of an order: the notes of the checkout, and a declined refund, which in the checkout is a return to the state before.
 */
export const TOLD_NOTES = [...ORDER_NOTES, "refund_declined"] as const;
export type ToldNews = OrderNews | (typeof TOLD_NOTES)[number];

export type ChosenGroup = { readonly lineId: string; readonly startId: string };

/** What a message about an order keeps of the moment it speaks of; everything else is read when it is sent. */
export type OrderMessageDetails = {
	readonly news: ToldNews;
	/** Where the order came from; null when it was just written. */
	readonly from: OrderState | null;
	/** A code of the bank's or ours, or what a member of staff wrote. */
	readonly reason: string | null;
	/** Which line came to have which group, where that is the news; messages of earlier builds do not know. */
	readonly chosen?: ChosenGroup;
	/** What has just gone back, minor units, where that is the news; messages of earlier builds do not know. */
	readonly givenBack?: number | undefined;
	/** Whose groups begin at another time, where that is the news. */
	readonly moves?: readonly MovedLine[];
	/** Which line has ended without money back, where that is the news. */
	readonly ended?: EndedLine;
};

/** What a customer, managers and the CRM are told of an order. */
export type MessageAboutOrder = Message<MessageChannel, OrderMessageKind, OrderMessageDetails>;

type OrderMessageKind = `order-${string}`;

/** The kind under which a message with news of an order is stored: `payment_failed` is `order-payment-failed`. */
export function orderMessageKind(news: ToldNews): OrderMessageKind {
	return `order-${news.replaceAll("_", "-")}`;
}

const KINDS: ReadonlySet<string> = new Set([...ORDER_STATES, ...TOLD_NOTES].map(orderMessageKind));

/** Whether this build can send it. The next build, which may run beside it, knows more news. */
export function isAboutOrder<Stored extends StoredMessage>(message: Stored): message is Stored & MessageAboutOrder {
	return KINDS.has(message.kind);
}

/** What managers hear of at once: money that came, and whatever needs a person. */
const MANAGER_NEWS = ["paid", "refund_requested", "refund_failed", "place_lost", "overpaid"] as const;
export type ManagerNews = (typeof MANAGER_NEWS)[number];

export function isForManagers(news: ToldNews): news is ManagerNews {
	return isOneOf(MANAGER_NEWS, news);
}

/** What the deal in the CRM hears of: the sale, that a learner has left a course, and that money has gone back. */
const DEAL_NEWS: readonly ToldNews[] = ["paid", "line_ended", "part_refunded", "refunded"];

export function isForDeal(news: ToldNews): boolean {
	return DEAL_NEWS.includes(news);
}
