import { CourseCalculator } from "../../../catalog/components/course/course-calculator.tsx";
import type { WidgetProps } from "./instalments-widget.tsx";

/** The calculator as it stands at first: the usual term, the recommended tariff, the first bank. */
export default function InstalmentsWhole({ course, instalments, lenders }: WidgetProps) {
	const tariff = course.tariffs.find(({ recommended }) => recommended) ?? course.tariffs[0];
	const plan = { months: instalments.usual, tariffCode: tariff?.code ?? "", lender: undefined, asked: false };
	return <CourseCalculator course={course} terms={{ instalments, lenders, plan }} />;
}
