import { CreatePage } from "../../frames/create-page.tsx";
import { CourseInputs } from "./course-inputs.tsx";
import { TEXT_STARTER } from "./text-starter.ts";

const DEFAULTS = {
	audience: "children",
	status: "draft",
	planet: "comet",
	cover: "cover-game",
	level: "beginner",
	lessons: 32,
	lessonMinutes: 60,
	months: 8,
	weeklyHours: 2,
	popularity: 50,
	teachers: [],
	related: [],
	tariffs: [],
	texts: { ru: TEXT_STARTER },
};

export function CourseCreate() {
	return (
		<CreatePage defaults={DEFAULTS}>
			<CourseInputs />
		</CreatePage>
	);
}
