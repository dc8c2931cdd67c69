import { CreatePage } from "../../frames/create-page.tsx";
import { CategoryInputs } from "./category-inputs.tsx";

export function CategoryCreate() {
	return (
		<CreatePage defaults={{ audience: "children", planet: "comet", cover: "cover-game", position: 0 }}>
			<CategoryInputs />
		</CreatePage>
	);
}
