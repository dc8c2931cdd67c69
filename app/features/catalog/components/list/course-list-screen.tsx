import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { CourseListPage } from "./course-list-page.tsx";
// Styles come with the page, whenever its code may come.
import "./audience-strip.css";
import "./compare-bar.css";
import "../card/course-card.css";
import "./course-grid.css";
import "./list-filters.css";
import "./list-head.css";
import "./course-browser.css";
import "./list-faq.css";
import "./list-hero.css";

/** A list of courses: its filters are a plain form until somebody moves. */
export const CourseListScreen = deferUntilSign<ComponentProps<typeof CourseListPage>>(async () => {
	await needWords("courseCard", "courses");
	return { default: (await import("./course-list-page.tsx")).CourseListPage };
});
