import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { ContactsPage } from "./contacts-page.tsx";
// Styles come with the page, whenever its code may come.
import "./school-map.css";
import "./contacts-page.css";

/** Contacts: the page needs no code until somebody moves. */
export const ContactsScreen = deferUntilSign<ComponentProps<typeof ContactsPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./contacts-page.tsx")).ContactsPage };
});
