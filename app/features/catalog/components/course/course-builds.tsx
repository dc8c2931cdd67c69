import type { Audience } from "../../../../../database/catalog-types.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import type { ArtName } from "../../../../ui/art/art-sizes.ts";
import type { CourseView } from "../../courses/course-view.ts";
import "./course-builds.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** Drawings for the results after the first, which wears the course's own cover. */
const COVERS: Readonly<Record<Audience, readonly ArtName[]>> = {
	children: ["cover-worlds", "cover-game", "cover-ai", "cover-data", "cover-design", "cover-python", "cover-web"],
	adults: ["cover-frontend", "cover-data", "cover-ai", "cover-web", "cover-design", "cover-python", "cover-game"],
};

/** What the student will have made, in order. */
export function CourseBuilds({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	if (course.results.length === 0) return null;
	return (
		<section>
			<h2>{t.rich(`builds.${course.audience}`, richTags)}</h2>
			<BuildGallery course={course} />
		</section>
	);
}

function BuildGallery({ course }: { course: Pick<CourseView, "results" | "cover" | "audience"> }) {
	const covers = [course.cover, ...COVERS[course.audience].filter((cover) => cover !== course.cover)];
	return (
		<ul className="builds">
			{course.results.map(({ title, when }, index) => (
				<li key={title}>
					<Art name={covers[index % covers.length] ?? course.cover} />
					<p>
						{title}
						<small>{when}</small>
					</p>
				</li>
			))}
		</ul>
	);
}
