import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { IconName } from "../../../../ui/icon/icon-names.ts";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import "./course-about.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** What the course is about, whom it suits and what one needs for it. */
export function CourseAbout({ course, planned = false }: { course: CourseView; planned?: boolean }) {
	const t = useTranslations("catalog");
	return (
		<section>
			<h2>{t.rich(planned ? "development.plans" : "about.title", richTags)}</h2>
			<div className="about__text">
				{course.description.map((paragraph, index) => (
					<p key={index}>{paragraph}</p>
				))}
			</div>
			<div className="about__needs">
				<div className="stack">
					<h3>{t("about.forWhom")}</h3>
					<Ticks items={course.forWhom} />
				</div>
				<div className="stack" data-gap="6">
					<Need icon="lightbulb" title={t("about.prerequisites")}>
						{course.prerequisites}
					</Need>
					<Need icon="laptop" title={t("about.devices")}>
						{course.devices}
					</Need>
				</div>
			</div>
		</section>
	);
}

function Need({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
	return (
		<div className="about__need">
			<Icon name={icon} />
			<h3>{title}</h3>
			<p className="muted">
				<Unbroken>{children}</Unbroken>
			</p>
		</div>
	);
}
