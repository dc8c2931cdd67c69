import type { CourseModule } from "../../../../../database/catalog-types.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Accordion, AccordionItem } from "../../../../ui/accordion/accordion.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { CourseView } from "../../courses/course-view.ts";
import "./course-track.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The learning track: modules along a dotted orbit, the first one open. */
export function CourseTrack({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	if (course.modules.length === 0) return null;
	return (
		<section id="track">
			<h2>{t.rich("track.title", richTags)}</h2>
			<Accordion className="track" data-parts="">
				{course.modules.map((module, index) => (
					<AccordionItem
						key={module.title}
						note={t("count.topics", { count: module.lessons.length })}
						open={index === 0}
						summary={module.title}
					>
						<ModuleBody module={module} />
					</AccordionItem>
				))}
			</Accordion>
		</section>
	);
}

function ModuleBody({ module }: { module: CourseModule }) {
	const t = useTranslations("catalog");
	return (
		<>
			<p>{module.description}</p>
			<ul className="lessons">
				{module.lessons.map((lesson) => (
					<li key={lesson}>
						<Icon name="circle-play" />
						<span>{lesson}</span>
					</li>
				))}
				<li>
					<Icon name="flag" />
					<span>{t.rich("track.project", { ...richTags, project: module.project })}</span>
				</li>
			</ul>
		</>
	);
}
