import type { ComponentProps } from "react";
import { needWords } from "../../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../../ui/deferred/defer-until-sign.tsx";
import type { ReviewsPage } from "./reviews-page.tsx";
// Styles come with the page, whenever its code may come.
import "./reviews-page.css";

/** The reviews: a form and links, which need no code until somebody moves. */
export const ReviewsScreen = deferUntilSign<ComponentProps<typeof ReviewsPage>>(async () => {
	await needWords("courses");
	return { default: (await import("./reviews-page.tsx")).ReviewsPage };
});
