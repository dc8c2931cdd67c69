import { SelectInput } from "react-admin";
import { usePerson } from "../../access/use-person.ts";

/** Whose requests: one's own, nobody's, or everybody's. */
export function OwnerFilter() {
	const person = usePerson();
	const words = "resources.requests.choices.ownerId";
	return (
		<SelectInput
			choices={[...(person ? [{ id: person.id, name: `${words}.me` }] : []), { id: "none", name: `${words}.none` }]}
			emptyText="common.all"
			fullWidth={false}
			helperText={false}
			size="small"
			source="ownerId"
			sx={{ minWidth: "12rem" }}
		/>
	);
}
