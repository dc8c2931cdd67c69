import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { GuidePage } from "./guide-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../pages/components/text-contents.css";
import "../../pages/components/text-page.css";
import "./guide-page.css";

/** A guide: to be read and asked for it needs no code until somebody moves. */
export const GuideScreen = deferUntilSign<ComponentProps<typeof GuidePage>>(async () => {
	await needWords("guides", "pages");
	return { default: (await import("./guide-page.tsx")).GuidePage };
});
