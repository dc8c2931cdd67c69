import { CreatePage } from "../../frames/create-page.tsx";
import { FaqQuestionInputs } from "./faq-question-inputs.tsx";

export function FaqQuestionCreate() {
	return (
		<CreatePage defaults={{ position: 0 }}>
			<FaqQuestionInputs />
		</CreatePage>
	);
}
