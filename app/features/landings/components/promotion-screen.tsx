import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { PromotionPage } from "./promotion-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../catalog/components/card/course-card.css";
import "../../catalog/components/list/compare-bar.css";
import "../../catalog/components/list/course-grid.css";
import "../../requests/components/request-form.css";
import "./landing.css";

/** A promotion: nothing on the page needs code until somebody moves. */
export const PromotionScreen = deferUntilSign<ComponentProps<typeof PromotionPage>>(async () => {
	await needWords("courseCard", "courses", "landings");
	return { default: (await import("./promotion-page.tsx")).PromotionPage };
});
