import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useListContext, useTranslate, useTranslateLabel } from "react-admin";

type ChipsFilterProps = {
	source: string;
	/** Values and keys of their words; `common.state.draft` and the like. */
	choices: readonly { readonly id: string; readonly name: string }[];
};

/** One choice of few, all in sight: pressing the chosen one shows everything again. */
export function ChipsFilter({ source, choices }: ChipsFilterProps) {
	const translate = useTranslate();
	const translateLabel = useTranslateLabel();
	const { filterValues, setFilters } = useListContext();
	const chosen = filterValues[source];
	function choose(id: string | undefined): void {
		const { [source]: _, ...others } = filterValues;
		setFilters(id === undefined ? others : { ...others, [source]: id });
	}
	return (
		<Box
			aria-label={String(translateLabel({ source }))}
			role="group"
			sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}
		>
			{[{ id: undefined, name: "common.all" }, ...choices].map(({ id, name }) => (
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
			))}
		</Box>
	);
}
