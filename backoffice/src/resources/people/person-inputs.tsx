import { SelectInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { LOCALES } from "../../../../app/shared/localized.ts";
import { ROLES } from "../../../../app/shared/staff-rights.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { REQUIRED_CHOICE } from "../../fields/required-choice.ts";
import { FormCard } from "../../frames/form-card.tsx";

const ROLE_CHOICES = ROLES.map((id) => ({ id, name: `office.roles.${id}` }));

/** The fields of a person. The address is the account's and does not change; the name is given by the person who accepts the invitation. */
export function PersonInputs({ isNew = false, hasName = false }: { isNew?: boolean; hasName?: boolean }) {
	const role: string | undefined = useWatch({ name: "role" });
	return (
		<FormCard columns={2} name="who">
			<LineInput disabled={!isNew} required source="email" type="email" />
			{hasName && <LineInput required source="name" />}
			<SelectInput
				choices={ROLE_CHOICES}
				helperText={`resources.people.roleHints.${role ?? "manager"}`}
				source="role"
				{...REQUIRED_CHOICE}
			/>
			<ChoiceInput required source="locale" values={LOCALES} words="common.language" />
			{role === "teacher" && (
				<RecordInput reference="teachers" required sort={{ field: "position", order: "ASC" }} source="teacherId" />
			)}
		</FormCard>
	);
}
