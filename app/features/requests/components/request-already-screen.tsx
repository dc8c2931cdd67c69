import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { RequestAlreadyPage } from "./request-already-page.tsx";
// Styles come with the page, whenever its code may come.
import "./request-form.css";

/** What is told to whoever has asked already; no code until somebody moves. */
export const RequestAlreadyScreen = deferUntilSign<ComponentProps<typeof RequestAlreadyPage>>(async () => {
	await needWords("requests");
	return { default: (await import("./request-already-page.tsx")).RequestAlreadyPage };
});
