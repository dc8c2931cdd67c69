import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { TeacherView } from "../../../catalog/courses/course-view.ts";

export function Teachers({ teachers }: { teachers: readonly TeacherView[] }) {
	return (
		<ul className="about__teachers">
			{teachers.map((teacher) => (
				<Card as="li" key={teacher.slug} planet={teacher.planet}>
					<div className="about__teacher">
						<Avatar art={teacher.avatar} size="lg" />
						<div>
							<h3>{teacher.name}</h3>
							<p className="muted">{teacher.role}</p>
						</div>
					</div>
					<p>
						<Unbroken>{teacher.bio}</Unbroken>
					</p>
					<div className="cluster" data-gap="2">
						{teacher.stack.map((skill) => (
							<Badge key={skill} tone="planet">
								{skill}
							</Badge>
						))}
					</div>
				</Card>
			))}
		</ul>
	);
}
