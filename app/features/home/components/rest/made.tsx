import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { ProjectView } from "../../../catalog/project-view.ts";
import "./made.css";
import { Link } from "../../../../ui/link/link.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** Projects of students, one of each course. */
export const Made = keepPart(function Made({ projects }: { projects: readonly ProjectView[] }) {
	const t = useTranslations("homeRest.made");
	if (projects.length === 0) return null;
	return (
		<Section>
			<SectionHead lead={t("lead")} title={t.rich("title", richTags)} />
			<Rail className="home-made">
				{projects.map((project) => (
					<MadeTile key={project.course.path} project={project} />
				))}
			</Rail>
		</Section>
	);
});

function MadeTile({ project: { title, when, course } }: { project: ProjectView }) {
	const locale = useLocale();
	return (
		<article className="home-made__tile" data-planet={course.planet}>
			<div className="home-made__words">
				<Badge>{when}</Badge>
				<h3>
					<Link className="whole-link" to={localizePath(course.path, locale)}>
						{title}
						<VisuallyHidden>: {course.title}</VisuallyHidden>
					</Link>
				</h3>
				<p aria-hidden="true">{course.title}</p>
			</div>
			<Art name={course.cover} />
		</article>
	);
}
