import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { JoinPage } from "./join-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../catalog/components/card/course-card.css";
import "../../catalog/components/list/compare-bar.css";
import "../../catalog/components/list/course-grid.css";
import "../../requests/components/request-form.css";
import "./landing.css";

/** The way into the trade: nothing on the page needs code until somebody moves. */
export const JoinScreen = deferUntilSign<ComponentProps<typeof JoinPage>>(async () => {
	await needWords("courseCard", "courses", "landings");
	return { default: (await import("./join-page.tsx")).JoinPage };
});
