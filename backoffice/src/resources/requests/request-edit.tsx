import { NumberInput, TextInput, useResourceDefinitions } from "react-admin";
import { MESSENGERS } from "../../../../app/shared/messengers.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** What somebody wrote down wrong, mended. */
export function RequestEdit() {
	const definitions = useResourceDefinitions();
	return (
		<EditPage>
			<FormCard columns={2} name="person">
				<TextInput helperText={false} isRequired source="name" />
				<TextInput helperText={false} source="surname" />
				<TextInput helperText={false} isRequired source="phone" type="tel" />
				<TextInput helperText={false} source="email" type="email" />
				<ChoiceInput required source="channel" values={MESSENGERS} />
				<TextInput helperText={false} source="handle" />
			</FormCard>
			<FormCard columns={2} name="wish">
				{definitions.courses && <RecordInput reference="courses" source="courseId" />}
				<NumberInput helperText={false} source="childAge" />
				<TextInput helperText={false} source="wishedAt" />
				<TextInput helperText={false} multiline source="message" />
			</FormCard>
		</EditPage>
	);
}
