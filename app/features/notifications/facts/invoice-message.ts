import type { MessageChannel } from "../../../../database/types.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { INVOICE_NEWS, type InvoiceNews } from "../../checkout/checkout-deps.ts";
import type { Message, StoredMessage } from "./message.ts";

/** What a message about an invoice keeps of the moment it speaks of; everything else is read when it is sent. */
export type InvoiceMessageDetails = {
	readonly news: InvoiceNews;
	/** What has just gone back, minor units, where that is the news; messages of earlier builds do not know. */
	readonly givenBack?: number | undefined;
	/** What came though it was no longer owed, minor units, where that is the news. */
	readonly surplus?: number | undefined;
};

/** What a payer and managers are told of an invoice. */
export type MessageAboutInvoice = Message<MessageChannel, InvoiceMessageKind, InvoiceMessageDetails>;

type InvoiceMessageKind = `invoice-${string}`;

export function invoiceMessageKind(news: InvoiceNews): InvoiceMessageKind {
	return `invoice-${news.replaceAll("_", "-")}`;
}

const KINDS: ReadonlySet<string> = new Set(INVOICE_NEWS.map(invoiceMessageKind));

/** Whether this build can send it. */
export function isAboutInvoice<Stored extends StoredMessage>(message: Stored): message is Stored & MessageAboutInvoice {
	return KINDS.has(message.kind);
}

const PAYER_NEWS = ["created", "part_paid", "paid", "overpaid", "refunded"] as const;
/** As with orders: full payment, and whatever needs a person. */
const MANAGER_NEWS = ["paid", "overpaid", "refund_failed"] as const;
export type PayerInvoiceNews = (typeof PAYER_NEWS)[number];
export type ManagerInvoiceNews = (typeof MANAGER_NEWS)[number];

export function isInvoiceForPayer(news: InvoiceNews): news is PayerInvoiceNews {
	return isOneOf(PAYER_NEWS, news);
}

export function isInvoiceForManagers(news: InvoiceNews): news is ManagerInvoiceNews {
	return isOneOf(MANAGER_NEWS, news);
}
