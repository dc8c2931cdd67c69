import type { TariffKind } from "../../../../../../database/catalog-types.ts";
import type { CourseSummary } from "../../../courses/course-summary.ts";
import type { CreditView } from "../../../instalments/describe-credit.ts";

/** A course as a column of the comparison. */
export type ComparedCourse = Pick<
	CourseSummary,
	"slug" | "path" | "status" | "title" | "planet" | "cover" | "ages" | "level" | "months" | "lessons"
> & {
	/** What can be joined now; undefined while the course is on pause or in development, when nothing is sold. */
	readonly offer: Pick<CourseSummary, "price" | "nextStart"> | undefined;
	readonly weeklyHours: number;
	/** Kinds of tariff in the order of the course page. */
	readonly formats: readonly TariffKind[];
	readonly tools: readonly string[];
	/** What a student has made at the end; undefined while the course is being written. */
	readonly made: string | undefined;
	/** A sentence: what one must know and have before the first lesson. */
	readonly prerequisites: string;
};

export type ComparisonView = {
	readonly courses: readonly ComparedCourse[];
	/** True when the address names more courses than fit. */
	readonly isCut: boolean;
	/** Courses that may be put beside these. */
	readonly others: readonly {
		readonly slug: string;
		readonly title: string;
		readonly audience: CourseSummary["audience"];
	}[];
	readonly credit: CreditView;
};
