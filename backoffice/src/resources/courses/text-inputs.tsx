import { ItemsInput } from "../../fields/items-input.tsx";
import { LanguageStateInput } from "../../fields/language-state-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LinesInput } from "../../fields/lines-input.tsx";
import { LivePage } from "../../fields/live-page.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { TEXT_STARTER } from "./text-starter.ts";

/** What a course says of itself in each language, and when it begins to say it. */
export function TextInputs() {
	return (
		<FormCard>
			<LocaleTabs source="texts" starter={TEXT_STARTER}>
				{(locale, sourceOf) => (
					<>
						<LanguageStateInput source={`texts.${locale}`} />
						<LivePage locale={locale} />
						<LineInput required source={sourceOf("title")} />
						<LineInput source={sourceOf("short")} />
						<LineInput minRows={2} multiline source={sourceOf("lead")} />
						<LineInput minRows={5} multiline source={sourceOf("description")} />
						<LinesInput source={sourceOf("body.forWhom")} />
						<LineInput minRows={2} multiline source={sourceOf("body.prerequisites")} />
						<LineInput minRows={2} multiline source={sourceOf("body.devices")} />
						<LinesInput source={sourceOf("body.skills")} />
						<LinesInput source={sourceOf("body.tools")} />
						<LineInput source={sourceOf("body.after.role")} />
						<LineInput minRows={2} multiline source={sourceOf("body.after.text")} />
						<LineInput source={sourceOf("body.after.source")} />
						<LineInput minRows={2} multiline source={sourceOf("body.certificate")} />
						<LineInput minRows={2} multiline source={sourceOf("body.project")} />
						<ItemsInput source={sourceOf("body.faq")}>
							<LineInput required source="q" />
							<LineInput minRows={2} multiline required source="a" />
						</ItemsInput>
					</>
				)}
			</LocaleTabs>
		</FormCard>
	);
}
