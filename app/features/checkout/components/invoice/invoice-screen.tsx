import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { InvoicePage } from "./invoice-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../../ui/form/error-summary.css";
import "../../../../ui/ticket/ticket.css";
import "../order/order.css";

/** An invoice: forms that work without code until somebody moves. */
export const InvoiceScreen = deferUntilSign<ComponentProps<typeof InvoicePage>>(
	async () => {
		await needWords("invoice", "order");
		return { default: (await import("./invoice-page.tsx")).InvoicePage };
	},
	{ atOnce: ({ answer }) => answer !== undefined },
);
