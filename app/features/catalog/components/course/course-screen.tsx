import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { CourseByState } from "./course-by-state.tsx";
// Styles come with the page, whenever its code may come.
import "./buy-bar.css";
import "./tariff-button.css";
import "./buy-card.css";
import "./course-about.css";
import "./course-skills.css";
import "./course-after.css";
import "./course-builds.css";
import "./course-hero.css";
import "./course-passport.css";
import "../card/course-card.css";
import "./course-reviews.css";
import "./starts-table.css";
import "../instalments/instalment-calculator.css";
import "./course-tariffs.css";
import "./course-teachers.css";
import "./course-track.css";
import "./pause-note.css";
import "./course-page.css";
import "./development-page.css";

/** A course: to be read and asked for it needs no code, so that comes when somebody moves. */
export const CourseScreen = deferUntilSign<ComponentProps<typeof CourseByState>>(async () => {
	await needWords("catalog", "courseCard", "instalments");
	return { default: (await import("./course-by-state.tsx")).CourseByState };
});
