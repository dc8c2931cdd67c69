import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Prose } from "../../../ui/reading/prose.tsx";
import { Day } from "../../../ui/scene/day.tsx";
import { FinalCall } from "../../../ui/scene/final-call.tsx";
import type { CourseSummary } from "../../catalog/courses/course-summary.ts";
import type { CreditView } from "../../catalog/instalments/describe-credit.ts";
import type { PageView } from "../../pages/get-page.server.ts";
import { InlineRequest } from "../../requests/components/inline-request.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { LandingCourses } from "./landing-courses.tsx";
import "./landing.css";
import { richTags } from "../../../ui/reading/rich-tags.tsx";

type JoinPageProps = {
	page: PageView;
	courses: readonly CourseSummary[];
	credit: CreditView;
	bonus: Promotion | undefined;
	form: RequestFormView;
};

/** For adults who think of a new trade: what it takes, where to begin, a talk before any money. */
export function JoinPage({ page, courses, credit, bonus, form }: JoinPageProps) {
	const t = useTranslations("landings");
	const locale = useLocale();
	return (
		<main id="main">
			<Day as="header" className="landing-day" planet="mint">
				<Wrap className="landing-day__in">
					<div className="stack" data-gap="6">
						<h1>{page.title}</h1>
						<p className="lead">{page.lead}</p>
						<div className="cluster">
							<LinkButton data-modal size="lg" to={localizePath("/request?kind=consultation", locale)}>
								{t("join.talk")}
							</LinkButton>
							<LinkButton size="lg" to={localizePath("/basic", locale)} variant="ink">
								{t("join.courses")}
							</LinkButton>
						</div>
					</div>
					<Art className="landing-day__art" fetchPriority="high" loading="eager" name="adult-desk" />
				</Wrap>
			</Day>
			<Section width="narrow">
				<Prose html={page.text.html} />
			</Section>
			<LandingCourses bonus={bonus} courses={courses} credit={credit} title={t("join.start")} />
			<FinalCall
				form={<InlineRequest form={form} />}
				lead={t("join.finalLead")}
				title={t.rich("join.final", richTags)}
			/>
		</main>
	);
}
