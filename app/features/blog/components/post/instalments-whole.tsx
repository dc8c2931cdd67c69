import { CourseCalculator } from "../../../catalog/components/course/course-calculator.tsx";
import type { PlannedCourse } from "../../../catalog/courses/course-view.ts";
import type { InstalmentTerms } from "../../../catalog/instalments/instalment-terms.ts";
import type { LenderView } from "../../../catalog/instalments/lender-view.ts";

export type WidgetProps = {
	course: PlannedCourse;
	instalments: InstalmentTerms;
	lenders: readonly LenderView[];
	takesForeignCards: boolean;
};

/** The calculator as it stands at first: the usual term, the recommended tariff, the first bank. */
export default function InstalmentsWhole({ course, instalments, lenders, takesForeignCards }: WidgetProps) {
	const tariff = course.tariffs.find(({ recommended }) => recommended) ?? course.tariffs[0];
	const plan = { months: instalments.usual, tariffCode: tariff?.code ?? "", lender: undefined, asked: false };
	return <CourseCalculator course={course} terms={{ instalments, lenders, plan, takesForeignCards }} />;
}
