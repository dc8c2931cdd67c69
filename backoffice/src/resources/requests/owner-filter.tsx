import { SelectInput, useTranslate } from "react-admin";
import { usePerson } from "../../access/use-person.ts";
import { useColleagues } from "./use-colleagues.ts";

/** Whose requests: one's own, nobody's, a colleague's, or everybody's. */
export function OwnerFilter() {
	const translate = useTranslate();
	const person = usePerson();
	const { colleagues } = useColleagues();
	const words = "resources.requests.choices.ownerId";
	return (
		<SelectInput
			choices={[
				...(person ? [{ id: person.id, name: translate(`${words}.me`) }] : []),
				{ id: "none", name: translate(`${words}.none`) },
				...colleagues.filter(({ id }) => id !== person?.id),
			]}
			emptyText="common.all"
			fullWidth={false}
			helperText={false}
			size="small"
			source="ownerId"
			sx={{ minWidth: "12rem" }}
			translateChoice={false}
		/>
	);
}
