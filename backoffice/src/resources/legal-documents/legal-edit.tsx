import { PreviewButton } from "../../fields/preview-button.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { LegalInputs } from "./legal-inputs.tsx";
import { LegalVersions } from "./legal-versions.tsx";

/** A new version of a document, beginning with the text of the last one; saving adds it and edits none. */
export function LegalEdit() {
	return (
		<EditPage actions={<PreviewButton />} after={<LegalVersions />}>
			<LegalInputs />
		</EditPage>
	);
}
