import { CreatePage } from "../../frames/create-page.tsx";
import { AuthorInputs } from "./author-inputs.tsx";

export function AuthorCreate() {
	return (
		<CreatePage defaults={{ avatar: "avatar-1", position: 0 }}>
			<AuthorInputs />
		</CreatePage>
	);
}
