import { CreatePage } from "../../frames/create-page.tsx";
import { PostInputs } from "./post-inputs.tsx";
import { EMPTY_POST_TEXT } from "./post-text-inputs.tsx";

const DEFAULTS = {
	cover: "cover-ai",
	authors: [],
	courses: [],
	related: [],
	texts: { ru: EMPTY_POST_TEXT, en: null },
};

export function PostCreate() {
	return (
		<CreatePage defaults={DEFAULTS}>
			<PostInputs />
		</CreatePage>
	);
}
