import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import "./course-skills.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** What the course teaches, and with what. */
export function CourseSkills({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	return (
		<section>
			<h2>{t.rich("skills.title", richTags)}</h2>
			<div className="skills">
				<div className="stack">
					<h3>{t("skills.skills")}</h3>
					<Ticks items={course.skills} />
				</div>
				<div className="stack">
					<h3>{t("skills.tools")}</h3>
					<ToolBadges tools={course.tools} />
				</div>
			</div>
		</section>
	);
}

export function ToolBadges({ tools }: { tools: readonly string[] }) {
	return (
		<Cluster gap={2}>
			{tools.map((tool) => (
				<Badge key={tool} tone="planet">
					{tool}
				</Badge>
			))}
		</Cluster>
	);
}
