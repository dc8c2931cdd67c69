import { CreatePage } from "../../frames/create-page.tsx";
import { FaqGroupInputs } from "./faq-group-inputs.tsx";

export function FaqGroupCreate() {
	return (
		<CreatePage defaults={{ position: 0, pages: [] }}>
			<FaqGroupInputs />
		</CreatePage>
	);
}
