import { required, SelectInput } from "react-admin";
import { useColleagues } from "./use-colleagues.ts";

/** Who is to have a request of this owner from now on. */
export function ColleagueInput({ ownerId }: { ownerId: string | null }) {
	const { colleagues, isPending } = useColleagues();
	return (
		<SelectInput
			choices={colleagues.filter(({ id }) => id !== ownerId)}
			helperText={false}
			isPending={isPending}
			source="colleague"
			translateChoice={false}
			validate={required()}
		/>
	);
}
