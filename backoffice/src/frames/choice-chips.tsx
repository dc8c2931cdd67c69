import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";

type ChoiceChipsProps<Id extends string> = {
	readonly label: string;
	readonly value: Id;
	readonly options: readonly { readonly id: Id; readonly name: string }[];
	readonly onChoose: (id: Id) => void;
};

/** A choice of one of a few values, all visible. */
export function ChoiceChips<Id extends string>({ label, value, options, onChoose }: ChoiceChipsProps<Id>) {
	return (
		<Box aria-label={label} role="group" sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockEnd: 2 }}>
			{options.map(({ id, name }) => (
				<Chip
					aria-pressed={id === value}
					color={id === value ? "secondary" : undefined}
					component="button"
					key={id}
					label={name}
					onClick={() => onChoose(id)}
					type="button"
					variant={id === value ? "filled" : "outlined"}
				/>
			))}
		</Box>
	);
}
