import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { CapitalPage } from "./capital-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../pages/components/text-contents.css";
import "../../pages/components/text-page.css";
import "./money-help.css";

/** The maternity capital: the page needs no code until somebody moves. */
export const CapitalScreen = deferUntilSign<ComponentProps<typeof CapitalPage>>(async () => {
	await needWords("pages", "moneyHelp");
	return { default: (await import("./capital-page.tsx")).CapitalPage };
});
