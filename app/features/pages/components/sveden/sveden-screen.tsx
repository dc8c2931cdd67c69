import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { SvedenPage } from "./sveden-page.tsx";
// Styles come with the page, whenever its code may come.
import "../text-contents.css";
import "../text-page.css";
import "./sveden.css";

/** A section of the official information: it needs no code until somebody moves. */
export const SvedenScreen = deferUntilSign<ComponentProps<typeof SvedenPage>>(async () => {
	await needWords("pages");
	return { default: (await import("./sveden-page.tsx")).SvedenPage };
});
