import type { Locale } from "../../../shared/localized.ts";
import type { QuoteRefusal, RefundQuote } from "./quote-refund.server.ts";

export type RefundStep = {
	readonly reason: string;
	/** Of this printed form: sent twice it is one request. */
	readonly key: string;
};

export type RefundPageView = {
	readonly number: string;
	readonly token: string;
	/** Of the order: its courses are named in it. */
	readonly locale: Locale;
	readonly quote: Pick<RefundQuote, "amount" | "kind" | "formula" | "byInstalments"> | undefined;
	/** Why there is nothing to ask for. */
	readonly refusal: QuoteRefusal | undefined;
};
