import { Avatar } from "../../../ui/person/avatar.tsx";
import "../../../ui/person/person.css";
import type { TrialTeacher as Teacher } from "../trial-view.ts";

/** Who gives the lesson. */
export function TrialTeacher({ teacher }: { teacher: Teacher }) {
	return (
		<div className="trial-teacher">
			<Avatar art={teacher.avatar} />
			<span>
				<b>{teacher.name}</b>
				<small className="muted">{teacher.role}</small>
			</span>
		</div>
	);
}
