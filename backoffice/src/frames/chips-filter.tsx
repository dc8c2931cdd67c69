import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useListContext, useTranslate, useTranslateLabel } from "react-admin";
import { type ChoiceProps, listChoices } from "../fields/choice-words.ts";

/** A choice of one of a few values, all visible; «all» removes the filter. */
export function ChipsFilter({ source, values, words }: ChoiceProps) {
	const translate = useTranslate();
	const translateLabel = useTranslateLabel();
	const { resource, filterValues, setFilters } = useListContext();
	const chosen = filterValues[source];
	function choose(id: string | undefined): void {
		const { [source]: _, ...others } = filterValues;
		setFilters(id === undefined ? others : { ...others, [source]: id });
	}
	return (
		<Box
			aria-label={String(translateLabel({ source, resource }))}
			role="group"
			sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}
		>
			{[{ id: undefined, name: "common.all" }, ...listChoices(resource, { source, values, words })].map(
				({ id, name }) => (
					<Chip
						aria-pressed={chosen === id}
						color={chosen === id ? "secondary" : undefined}
						component="button"
						key={name}
						label={translate(name)}
						onClick={() => choose(id)}
						type="button"
						variant={chosen === id ? "filled" : "outlined"}
					/>
				),
			)}
		</Box>
	);
}
