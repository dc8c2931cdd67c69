import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../ui/scene/final-call.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import { AudienceStrip } from "./audience-strip.tsx";
import { CourseBrowser } from "./course-browser.tsx";
import type { CourseListView } from "./course-list-view.ts";
import { ListFaq } from "./list-faq.tsx";
import { ListHero } from "./list-hero.tsx";

type CourseListPageProps = {
	list: CourseListView;
	/** The request form of the final call. */
	request: ReactNode;
};

/** Courses of an audience or of one category. */
export function CourseListPage({ list, request }: CourseListPageProps) {
	const t = useTranslations("courses.final");
	return (
		<main id="main">
			<ListHero list={list} />
			<CourseBrowser list={list} />
			<AudienceStrip list={list} />
			<ListFaq groups={list.faq} />
			<FinalCall
				form={request}
				lead={t(`${list.audience}.lead`, { minutes: list.trialMinutes })}
				title={t.rich(`${list.audience}.title`, richTags)}
			>
				<Ticks items={[t("free"), t("time"), t("honest")]} />
			</FinalCall>
		</main>
	);
}
