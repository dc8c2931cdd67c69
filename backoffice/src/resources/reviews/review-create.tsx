import { CreatePage } from "../../frames/create-page.tsx";
import { ReviewInputs } from "./review-inputs.tsx";

export function ReviewCreate() {
	const defaults = {
		status: "draft",
		kind: "parent",
		rating: 5,
		avatar: "avatar-1",
		featured: false,
		writtenAt: new Date().toISOString(),
	};
	return (
		<CreatePage defaults={defaults}>
			<ReviewInputs />
		</CreatePage>
	);
}
