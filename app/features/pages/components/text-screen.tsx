import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { TextPage } from "./text-page.tsx";
// Styles come with the page, whenever its code may come.
import "./text-contents.css";
import "./text-page.css";

/** A page of text: it needs no code until somebody moves. */
export const TextScreen = deferUntilSign<ComponentProps<typeof TextPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./text-page.tsx")).TextPage };
});
