import { LanguageStateInput } from "../../fields/language-state-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { MarkdownInput } from "../../fields/markdown-input.tsx";
import { WordsInput } from "../../fields/words-input.tsx";

const label = (name: string) => `resources.posts.fields.texts.${name}`;

/** What a language of a post begins with. */
export const EMPTY_POST_TEXT = {
	state: "draft",
	publishAt: null,
	title: "",
	excerpt: "",
	body: "",
	tags: [],
	seo: { title: null, description: null },
};

/** One language of a post. `source` is `texts.ru`. */
export function PostTextInputs({ source }: { source: string }) {
	return (
		<>
			<LanguageStateInput source={source} />
			<LineInput label={label("title")} required source={`${source}.title`} />
			<LineInput label={label("excerpt")} minRows={2} multiline source={`${source}.excerpt`} />
			<MarkdownInput source={`${source}.body`} />
			<WordsInput label={label("tags")} source={`${source}.tags`} />
			<LineInput helperText="resources.posts.seoHint" label={label("seo.title")} source={`${source}.seo.title`} />
			<LineInput label={label("seo.description")} multiline source={`${source}.seo.description`} />
		</>
	);
}
