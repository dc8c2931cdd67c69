import { CreatePage } from "../../frames/create-page.tsx";
import { PersonInputs } from "./person-inputs.tsx";

/** An invitation: the letter with the way in goes out when it is saved. */
export function PersonCreate() {
	return (
		<CreatePage defaults={{ role: "manager", locale: "ru", name: null, teacherId: null }}>
			<PersonInputs isNew />
		</CreatePage>
	);
}
