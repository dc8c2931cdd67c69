import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { CardsCredit } from "../../catalog/components/card/cards-credit.tsx";
import { CourseGrid } from "../../catalog/components/list/course-grid.tsx";
import type { CourseSummary } from "../../catalog/courses/course-summary.ts";
import type { CreditView } from "../../catalog/instalments/describe-credit.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { BonusOffer } from "./bonus-offer.tsx";
import { ShortAnswers } from "./short-answers.tsx";

type LandingCoursesProps = {
	title: string;
	courses: readonly CourseSummary[];
	credit: CreditView;
	bonus: Promotion | undefined;
};

/** The courses of a landing, then what is asked about them most, with the bonus while there is one. */
export function LandingCourses({ title, courses, credit, bonus }: LandingCoursesProps) {
	return (
		<>
			<Section tone="sunken">
				<SectionHead title={title} />
				<CourseGrid busy={false} courses={courses} picks={undefined} />
				<CardsCredit cards={courses} credit={credit} />
			</Section>
			<Section>
				<div className="stack" data-gap="8">
					<ShortAnswers />
					{bonus && <BonusOffer percent={bonus.percent} />}
				</div>
			</Section>
		</>
	);
}
