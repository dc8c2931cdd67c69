import type { CourseView, FaqGroupView } from "../../../courses/course-view.ts";
import type { CreditView } from "../../../instalments/describe-credit.ts";

/** What both Roblox pages show. */
export type RobloxView = {
	readonly page: { readonly title: string; readonly lead: string; readonly html: string };
	/** Path of the list of all Roblox courses, without the language. */
	readonly category: string;
	readonly courses: readonly CourseView[];
	readonly faq: readonly FaqGroupView[];
	/** The school's word on access to Roblox; `asOf` is the day it was last checked, `YYYY-MM-DD`. */
	readonly note: { readonly text: string; readonly asOf: string };
	/** IANA zone of the school. */
	readonly zone: string;
	readonly childAges: { readonly from: number; readonly to: number };
	readonly trialMinutes: number;
	readonly credit: CreditView;
};
