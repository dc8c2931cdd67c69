import type { PaymentType } from "../../payments/provider.ts";
import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { OrderPageError } from "../orders/order-page-view.ts";
import type { InvoiceField, InvoiceFieldProblem } from "../rules/read-invoice-form.server.ts";
import type { InvoiceView } from "./get-invoice.server.ts";

/** An invoice as its page shows it. */
export type InvoicePageView = Omit<InvoiceView, "payer"> & {
	readonly ways: readonly PaymentType[];
	/** An order could be paid with a card of a bank outside Russia. */
	readonly takesForeignCards: boolean;
	/** Who sells what an invoice in dollars is for; undefined for others. */
	readonly foreignSeller: ForeignSeller | undefined;
};

/** What a posted form came to when it did not lead on; what was typed is kept. */
export type InvoiceAnswer = {
	readonly errors?: Readonly<Partial<Record<InvoiceField, InvoiceFieldProblem>>>;
	readonly error?: OrderPageError;
	readonly needsType?: boolean;
	readonly isTooOften?: boolean;
	readonly number: string;
	readonly email: string;
};
