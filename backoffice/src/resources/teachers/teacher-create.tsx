import { CreatePage } from "../../frames/create-page.tsx";
import { TeacherInputs } from "./teacher-inputs.tsx";

export function TeacherCreate() {
	return (
		<CreatePage defaults={{ avatar: "avatar-1", planet: "comet", position: 0, stack: [] }}>
			<TeacherInputs />
		</CreatePage>
	);
}
