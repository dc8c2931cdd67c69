import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import { RequestButton } from "./request-button.tsx";
import { StartsTable } from "./starts-table.tsx";

/** The coming groups of a course. */
export function CourseStarts({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	const { slug, starts, tariffs } = course;
	const isTaughtAlone = tariffs.some(({ kind }) => kind === "individual");
	return (
		<Section id="starts" tone="sunken">
			<SectionHead title={t.rich("starts.title", richTags)} />
			{starts.length > 0 ? <StartsTable rows={starts.map((start) => ({ slug, start }))} /> : <NoStarts slug={slug} />}
			{isTaughtAlone && <p className="starts__note muted">{t("starts.individual")}</p>}
		</Section>
	);
}

function NoStarts({ slug }: { slug: string }) {
	const t = useTranslations("catalog");
	return (
		<div className="stack" data-align="start">
			<p className="lead">{t("starts.empty")}</p>
			<RequestButton ask={{ kind: "trial", course: slug }} variant="secondary">
				{t("buy.trialShort")}
			</RequestButton>
		</div>
	);
}
