import type { Audience, CourseLevel, Planet } from "../../../../../database/catalog-types.ts";
import type { Locale } from "../../../../shared/localized.ts";
import type { Currency } from "../../../../shared/money.ts";
import type { CourseSummary } from "../../courses/course-summary.ts";
import type { FaqGroupView } from "../../courses/course-view.ts";
import type { CreditView } from "../../instalments/describe-credit.ts";
import type { CourseFilters } from "./course-filters.ts";

/** A list of courses with everything around it: of an audience, or of one category. */
export type CourseListView = {
	/** Address without the language: `/children`, `/roblox`. */
	readonly path: string;
	readonly audience: Audience;
	readonly category:
		| { readonly slug: string; readonly title: string; readonly lead: string; readonly cover: string }
		| undefined;
	readonly planet: Planet;
	/** Languages in which the list has courses, and the one at hand. */
	readonly locales: readonly Locale[];
	/** Categories of the audience, for the row of links. */
	readonly categories: readonly { readonly path: string; readonly title: string }[];
	readonly filters: CourseFilters;
	readonly options: FilterOptions;
	/** What the filters let through. */
	readonly courses: readonly CourseSummary[];
	/** How many there are without filters. */
	readonly total: number;
	readonly faq: readonly FaqGroupView[];
	readonly childAges: { readonly from: number; readonly to: number };
	readonly trialMinutes: number;
	readonly credit: CreditView;
};

export type FilterOptions = {
	/** Years of a child; empty where no child is spoken of. */
	readonly ages: readonly number[];
	/** Levels that the list holds. */
	readonly levels: readonly CourseLevel[];
	/** Upper bounds of the price, whole units of `currency`. */
	readonly prices: readonly number[];
	readonly currency: Currency;
};
