import type { InstalmentTerms } from "../../instalment-terms.ts";

/** What a course page says beside the course: the school's terms and the plan asked for in the address. */
export type CourseTerms = {
	/** IANA zone of the school, in which the ends of sales are told. */
	readonly zone: string;
	/** When the page was made; a countdown begins with it. */
	readonly madeAt: Date;
	readonly taxPercent: number;
	readonly trialMinutes: number;
	readonly instalments: InstalmentTerms;
	/** The plan that the calculator shows; `asked` when it came from the address. */
	readonly plan: { readonly months: number; readonly tariffCode: string; readonly asked: boolean };
};
