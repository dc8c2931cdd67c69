import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { TaxPage } from "./tax-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../pages/components/text-contents.css";
import "../../pages/components/text-page.css";
import "./money-help.css";

/** The tax deduction: the calculator is a plain form until somebody moves. */
export const TaxScreen = deferUntilSign<ComponentProps<typeof TaxPage>>(async () => {
	await needWords("pages", "moneyHelp");
	return { default: (await import("./tax-page.tsx")).TaxPage };
});
