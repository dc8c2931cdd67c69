import { ItemsInput } from "../../fields/items-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LinesInput } from "../../fields/lines-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { TEXT_STARTER } from "./text-starter.ts";

/** Modules with their lessons, and what is made on the way; in each language. */
export function ProgrammeInputs() {
	return (
		<FormCard>
			<LocaleTabs source="texts" starter={TEXT_STARTER}>
				{(_, sourceOf) => (
					<>
						<ItemsInput source={sourceOf("body.modules")}>
							<LineInput required source="title" />
							<LineInput minRows={2} multiline source="description" />
							<LinesInput source="lessons" />
							<LineInput source="project" />
						</ItemsInput>
						<ItemsInput source={sourceOf("body.results")}>
							<LineInput required source="title" />
							<LineInput required source="when" />
						</ItemsInput>
					</>
				)}
			</LocaleTabs>
		</FormCard>
	);
}
