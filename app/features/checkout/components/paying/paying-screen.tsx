import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { PayingPage } from "./paying-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../catalog/components/instalments/instalment-calculator.css";
import "./paying.css";

/** Ways to pay. Its code comes at once: the focus stays where it is only when script sends the form. */
export const PayingScreen = deferUntilSign<ComponentProps<typeof PayingPage>>(
	async () => {
		await needWords("paying", "instalments");
		return { default: (await import("./paying-page.tsx")).PayingPage };
	},
	{ atOnce: () => true },
);
