import { HistoryPanel } from "../../fields/history-panel.tsx";
import { LanguageStateInput } from "../../fields/language-state-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { MarkdownInput } from "../../fields/markdown-input.tsx";
import { PreviewButton } from "../../fields/preview-button.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";

const label = (name: string) => `resources.pages.fields.texts.${name}`;
const EMPTY = { state: "draft", publishAt: null, title: "", lead: "", body: "", seo: { title: "", description: "" } };

/** The texts of a page; its address is built in. */
export function PageEdit() {
	return (
		<EditPage actions={<PreviewButton />} after={<HistoryPanel />}>
			<FormCard name="texts">
				<LocaleTabs source="texts" starter={EMPTY}>
					{(_, sourceOf) => <PageTextInputs sourceOf={sourceOf} />}
				</LocaleTabs>
			</FormCard>
		</EditPage>
	);
}

function PageTextInputs({ sourceOf }: { sourceOf: (field: string) => string }) {
	return (
		<>
			<LanguageStateInput source={sourceOf("title").replace(/\.title$/, "")} />
			<LineInput label={label("title")} required source={sourceOf("title")} />
			<LineInput label={label("lead")} multiline source={sourceOf("lead")} />
			<MarkdownInput hasWidgets={false} source={sourceOf("body")} />
			<LineInput label={label("seo.title")} required source={sourceOf("seo.title")} />
			<LineInput label={label("seo.description")} multiline required source={sourceOf("seo.description")} />
		</>
	);
}
