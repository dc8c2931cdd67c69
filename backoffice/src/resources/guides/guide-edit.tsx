import { HistoryPanel } from "../../fields/history-panel.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { MarkdownInput } from "../../fields/markdown-input.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";

const label = (name: string) => `resources.guides.fields.texts.${name}`;

/** The text that a guide is printed of; the file is new at once. */
export function GuideEdit() {
	return (
		<EditPage after={<HistoryPanel />}>
			<FormCard name="texts">
				<LocaleTabs source="texts">
					{(_, sourceOf) => (
						<>
							<LineInput label={label("title")} required source={sourceOf("title")} />
							<LineInput label={label("subtitle")} multiline required source={sourceOf("subtitle")} />
							<MarkdownInput hasPreview={false} hasWidgets={false} required source={sourceOf("body")} />
						</>
					)}
				</LocaleTabs>
			</FormCard>
		</EditPage>
	);
}
