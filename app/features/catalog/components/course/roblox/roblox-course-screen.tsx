import type { ComponentProps } from "react";
import { needWords } from "../../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../../ui/deferred/defer-until-sign.tsx";
import type { RobloxCoursePage } from "./roblox-course-page.tsx";
// Styles come with the page, whenever its code may come.
import "../course-reviews.css";
import "../starts-table.css";
import "./roblox.css";
import "../course-hero.css";

/** The Roblox course: nothing on it needs code until somebody moves. */
export const RobloxCourseScreen = deferUntilSign<ComponentProps<typeof RobloxCoursePage>>(async () => {
	await needWords("catalog");
	return { default: (await import("./roblox-course-page.tsx")).RobloxCoursePage };
});
