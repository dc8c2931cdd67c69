import { HistoryPanel } from "../../fields/history-panel.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { MediaFacts } from "./media-facts.tsx";

/** What a picture is called and what it says to those who do not see it; where it stands. */
export function MediaEdit() {
	return (
		<EditPage after={<HistoryPanel />} removal="delete">
			<FormCard name="words">
				<LineInput required source="title" />
				<LocalizedTextInput helperText="resources.media.altHint" multiline required source="alt" />
			</FormCard>
			<MediaFacts />
		</EditPage>
	);
}
