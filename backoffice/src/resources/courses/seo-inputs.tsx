import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { TEXT_STARTER } from "./text-starter.ts";

/** How the course is named in search engines and in links. */
export function SeoInputs() {
	return (
		<FormCard>
			<LocaleTabs source="texts" starter={TEXT_STARTER}>
				{(_, sourceOf) => (
					<>
						<LineInput helperText="resources.courses.hints.seoTitle" source={sourceOf("body.seo.title")} />
						<LineInput
							helperText="resources.courses.hints.seoDescription"
							minRows={2}
							multiline
							source={sourceOf("body.seo.description")}
						/>
					</>
				)}
			</LocaleTabs>
		</FormCard>
	);
}
