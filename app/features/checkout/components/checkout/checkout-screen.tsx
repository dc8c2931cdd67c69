import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { CheckoutPage } from "./checkout-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../../ui/wayfinding/stepper.css";
import "../../../../ui/ticket/ticket.css";
import "../../../catalog/components/instalments/instalment-calculator.css";
import "../basket/basket.css";
import "./checkout.css";

/** The checkout: a form that works without code until somebody moves. A refusal takes the focus at once. */
export const CheckoutScreen = deferUntilSign<ComponentProps<typeof CheckoutPage>>(
	async () => {
		await needWords("basket", "checkout", "instalments");
		return { default: (await import("./checkout-page.tsx")).CheckoutPage };
	},
	{ atOnce: ({ answer }) => answer.refusal !== undefined || Object.keys(answer.errors).length > 0 },
);
