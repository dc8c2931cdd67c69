import type { InstalmentCourse } from "../../instalments/instalment-course.ts";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { Calculation } from "../../instalments/read-calculation.ts";

/** What the open calculator starts with. */
export type OpenCalculatorView = {
	readonly courses: readonly InstalmentCourse[];
	readonly lenders: readonly LenderView[];
	readonly terms: InstalmentTerms;
	readonly calculation: Calculation;
};
