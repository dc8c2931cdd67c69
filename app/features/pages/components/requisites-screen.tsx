import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { RequisitesPage } from "./requisites-page.tsx";
// Styles come with the page, whenever its code may come.
import "./contacts/contacts-page.css";
import "./text-contents.css";
import "./text-page.css";

/** The requisites: the page needs no code until somebody moves. */
export const RequisitesScreen = deferUntilSign<ComponentProps<typeof RequisitesPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./requisites-page.tsx")).RequisitesPage };
});
