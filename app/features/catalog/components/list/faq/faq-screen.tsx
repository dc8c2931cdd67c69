import type { ComponentProps } from "react";
import { needWords } from "../../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../../ui/deferred/defer-until-sign.tsx";
import type { FaqPage } from "./faq-page.tsx";
// Styles come with the page, whenever its code may come.
import "./faq-page.css";

/** Questions and answers: they open and close without code. */
export const FaqScreen = deferUntilSign<ComponentProps<typeof FaqPage>>(async () => {
	await needWords("courses");
	return { default: (await import("./faq-page.tsx")).FaqPage };
});
