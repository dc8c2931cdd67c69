import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { InformationPage } from "./information-page.tsx";
// Styles come with the page, whenever its code may come.
import "../text-contents.css";
import "../text-page.css";
import "./sveden.css";

/** The official information: it needs no code until somebody moves. */
export const InformationScreen = deferUntilSign<ComponentProps<typeof InformationPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./information-page.tsx")).InformationPage };
});
