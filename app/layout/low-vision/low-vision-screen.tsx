import type { ComponentProps } from "react";
import { needWords } from "../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../ui/deferred/defer-until-sign.tsx";
import type { LowVisionPage } from "./low-vision-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../features/pages/components/text-contents.css";
import "../../features/pages/components/text-page.css";
import "./sight-choice.css";

/** The version for the weak-sighted: what was chosen stands before the first paint, so the code comes when somebody moves. */
export const LowVisionScreen = deferUntilSign<ComponentProps<typeof LowVisionPage>>(async () => {
	await needWords("lowVision", "pages");
	return { default: (await import("./low-vision-page.tsx")).LowVisionPage };
});
