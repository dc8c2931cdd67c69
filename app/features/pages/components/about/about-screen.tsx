import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { AboutPage } from "./about-page.tsx";
// Styles come with the page, whenever its code may come.
import "../text-contents.css";
import "./about-page.css";

/** The school: the page needs no code until somebody moves. */
export const AboutScreen = deferUntilSign<ComponentProps<typeof AboutPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./about-page.tsx")).AboutPage };
});
