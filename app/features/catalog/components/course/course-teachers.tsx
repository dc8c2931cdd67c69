import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Cluster, Stack } from "../../../../ui/layout/stack.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { CourseView, TeacherView } from "../../courses/course-view.ts";
import "./course-teachers.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The people who teach the course. */
export function CourseTeachers({ course }: { course: CourseView }) {
	const t = useTranslations("catalog");
	if (course.teachers.length === 0) return null;
	return (
		<section>
			<h2>{t.rich("teachers.title", { ...richTags, count: course.teachers.length })}</h2>
			<Stack>
				{course.teachers.map((teacher) => (
					<TeacherCard key={teacher.slug} teacher={teacher} />
				))}
			</Stack>
		</section>
	);
}

function TeacherCard({ teacher }: { teacher: TeacherView }) {
	return (
		<Card as="article" className="crew" planet={teacher.planet} tone="tint">
			<Avatar art={teacher.avatar} size="xl" />
			<Stack gap={2}>
				<h3>{teacher.name}</h3>
				<p className="crew__role">{teacher.role}</p>
				<p className="muted">
					<Unbroken>{teacher.bio}</Unbroken>
				</p>
				<Cluster gap={1}>
					{teacher.stack.map((tool) => (
						<Badge key={tool}>{tool}</Badge>
					))}
				</Cluster>
			</Stack>
		</Card>
	);
}
