import type { ComponentProps } from "react";
import { needWords } from "../../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../../ui/deferred/defer-until-sign.tsx";
import type { ComparePage } from "./compare-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../../../ui/form/switch.css";
import "./compare-table.css";
import "./compare-page.css";

/** The comparison: a table and links, which need no code until somebody moves. */
export const CompareScreen = deferUntilSign<ComponentProps<typeof ComparePage>>(async () => {
	await needWords("courses");
	return { default: (await import("./compare-page.tsx")).ComparePage };
});
