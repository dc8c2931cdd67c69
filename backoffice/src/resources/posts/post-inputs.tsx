import { ArtInput } from "../../fields/art-input.tsx";
import { COVERS } from "../../fields/covers.ts";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { RecordInput, RecordsInput } from "../../fields/record-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { EMPTY_POST_TEXT, PostTextInputs } from "./post-text-inputs.tsx";

const BY_PLACE = { field: "position", order: "ASC" } as const;

/** The fields of a post: its texts first, what stands around them after. */
export function PostInputs() {
	const byTitle = { field: useLocalSource("title"), order: "ASC" } as const;
	return (
		<>
			<FormCard name="texts">
				<LocaleTabs source="texts" starter={EMPTY_POST_TEXT}>
					{(locale) => <PostTextInputs source={`texts.${locale}`} />}
				</LocaleTabs>
			</FormCard>
			<FormCard columns={2} name="page">
				<SlugInput from="texts.en.title" />
				<RecordInput reference="rubrics" required sort={BY_PLACE} source="rubric" />
				<ArtInput names={COVERS} required source="cover" />
				<RecordsInput reference="authors" required sort={BY_PLACE} source="authors" />
			</FormCard>
			<FormCard columns={2} name="around">
				<RecordsInput reference="courses" sort={byTitle} source="courses" />
				<RecordsInput reference="posts" sort={byTitle} source="related" />
			</FormCard>
		</>
	);
}
