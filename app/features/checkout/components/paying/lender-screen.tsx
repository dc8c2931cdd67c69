import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { LenderPage } from "./lender-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../catalog/components/instalments/instalment-calculator.css";
import "./paying.css";

/** A bank's instalments. Its code comes at once: the focus stays where it is only when script sends the form. */
export const LenderScreen = deferUntilSign<ComponentProps<typeof LenderPage>>(
	async () => {
		await needWords("paying", "instalments");
		return { default: (await import("./lender-page.tsx")).LenderPage };
	},
	{ atOnce: () => true },
);
