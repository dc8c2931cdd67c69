import type { CreditView } from "../../instalments/describe-credit.ts";
import type { InstalmentTerms } from "../../instalments/instalment-terms.ts";
import type { LenderView } from "../../instalments/lender-view.ts";
import type { Lender } from "../../instalments/plan-instalments.ts";

/** What a course page says beside the course: the school's terms and the plan asked for in the address. */
export type CourseTerms = {
	/** IANA zone of the school, in which the ends of sales are told. */
	readonly zone: string;
	/** When the page was made; a countdown begins with it. */
	readonly madeAt: Date;
	readonly taxPercent: number;
	readonly trialMinutes: number;
	/** Cards of banks outside Russia can be paid with. */
	readonly takesForeignCards: boolean;
	readonly instalments: InstalmentTerms;
	readonly credit: CreditView;
	/** The plan that the calculator shows; `asked` when it came from the address. */
	readonly plan: {
		readonly months: number;
		readonly tariffCode: string;
		readonly lender: Lender | undefined;
		readonly asked: boolean;
	};
	/** Banks to choose from; none while the settings say nothing of them. */
	readonly lenders: readonly LenderView[];
};
