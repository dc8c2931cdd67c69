import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { WebinarsPage } from "./webinars-page.tsx";
// Styles come with the page, whenever its code may come.
import "./webinars.css";

/** The webinars: the lists need no code until somebody moves. */
export const WebinarsScreen = deferUntilSign<ComponentProps<typeof WebinarsPage>>(async () => {
	await needWords("webinars");
	return { default: (await import("./webinars-page.tsx")).WebinarsPage };
});
