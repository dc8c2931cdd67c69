import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSeen } from "../../../../ui/deferred/defer-until-seen.tsx";
import type { PlannedCourse } from "../../../catalog/course-view.ts";
import type { InstalmentTerms } from "../../../catalog/instalments/instalment-terms.ts";
import type { LenderView } from "../../../catalog/instalments/lender-view.ts";
import "../../../catalog/components/instalments/instalment-calculator.css";

export type WidgetProps = {
	course: PlannedCourse;
	instalments: InstalmentTerms;
	lenders: readonly LenderView[];
};

/** The calculator of a course's page, in an article. */
export const InstalmentsWidget = deferUntilSeen<WidgetProps>(async () => {
	await needWords("instalments");
	return import("./instalments-whole.tsx");
});
