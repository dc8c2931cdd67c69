import { Art } from "../../../../ui/art/art.tsx";
import type { CourseView } from "../../courses/course-view.ts";

/** The cover whose world has a big drawing of its own. */
const ISLAND_COVER = "cover-worlds";

/** The floating island, or the course's cover as a postcard; clouds go round it either way. */
export function HeroArt({ course }: { course: Pick<CourseView, "cover"> }) {
	if (course.cover === ISLAND_COVER) return <IslandArt />;
	return (
		<div aria-hidden="true" className="course-hero__art course-hero__art--postcard">
			<Art className="postcard" fetchPriority="high" loading="eager" name={course.cover} />
			<Art className="cloud cloud--left float float--3" loading="eager" name="cloud" />
			<Art className="cloud cloud--low float" loading="eager" name="cloud" />
		</div>
	);
}

export function IslandArt() {
	return (
		<div aria-hidden="true" className="course-hero__art course-hero__art--island">
			<Art className="cloud cloud--left float float--3" loading="eager" name="cloud" />
			<Art className="cloud cloud--right float" loading="eager" name="cloud" />
			<Art className="island float float--2" fetchPriority="high" loading="eager" name="hero-island" />
			<Art className="cloud cloud--low float float--3" loading="eager" name="cloud" />
		</div>
	);
}
