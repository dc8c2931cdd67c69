import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { LicencePage } from "./licence-page.tsx";
// Styles come with the page, whenever its code may come.
import "./about/about-page.css";
import "./text-contents.css";
import "./text-page.css";

/** The licence: the page needs no code until somebody moves. */
export const LicenceScreen = deferUntilSign<ComponentProps<typeof LicencePage>>(async () => {
	await needWords("pages");
	return { default: (await import("./licence-page.tsx")).LicencePage };
});
