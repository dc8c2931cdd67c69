import { NumberInput } from "react-admin";
import { ItemsInput } from "../../fields/items-input.tsx";
import { LanguageStateInput } from "../../fields/language-state-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LinesInput } from "../../fields/lines-input.tsx";

const label = (name: string) => `resources.webinars.fields.texts.${name}`;

/** What a language of a webinar begins with. */
export const EMPTY_WEBINAR_TEXT = {
	state: "draft",
	publishAt: null,
	title: "",
	short: "",
	lead: "",
	forWhom: [],
	takeaways: [],
	programme: [],
	needs: "",
	seo: { title: "", description: "" },
};

/** What a webinar says in one language, `source` is `texts.ru`; the minutes of the programme fill the minutes of the webinar. */
export function WebinarTexts({ source, sourceOf }: { source: string; sourceOf: (field: string) => string }) {
	return (
		<>
			<LanguageStateInput source={source} />
			<LineInput label={label("title")} required source={sourceOf("title")} />
			<LineInput label={label("short")} multiline source={sourceOf("short")} />
			<LineInput label={label("lead")} minRows={2} multiline source={sourceOf("lead")} />
			<LinesInput label={label("forWhom")} source={sourceOf("forWhom")} />
			<LinesInput label={label("takeaways")} source={sourceOf("takeaways")} />
			<ItemsInput label={label("programme.many")} source={sourceOf("programme")}>
				<LineInput label={label("programme.title")} required source="title" />
				<LineInput label={label("programme.text")} multiline required source="text" />
				<NumberInput helperText={false} label={label("programme.minutes")} min={1} required source="minutes" step={1} />
			</ItemsInput>
			<LineInput label={label("needs")} multiline source={sourceOf("needs")} />
			<LineInput label={label("seo.title")} source={sourceOf("seo.title")} />
			<LineInput label={label("seo.description")} multiline source={sourceOf("seo.description")} />
		</>
	);
}
