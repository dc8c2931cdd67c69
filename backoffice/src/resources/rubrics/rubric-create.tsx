import { CreatePage } from "../../frames/create-page.tsx";
import { RubricInputs } from "./rubric-inputs.tsx";

export function RubricCreate() {
	return (
		<CreatePage defaults={{ position: 0 }}>
			<RubricInputs />
		</CreatePage>
	);
}
