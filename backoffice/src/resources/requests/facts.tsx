import { styled } from "@mui/material/styles";
import { Fragment, type ReactNode } from "react";

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names with their values; what has none is left out. */
export function Facts({ facts }: FactsProps) {
	return (
		<Pairs>
			{facts
				.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
				.map(([name, value]) => (
					<Fragment key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</Fragment>
				))}
		</Pairs>
	);
}

const Pairs = styled("dl")(({ theme }) => ({
	display: "grid",
	gap: "4px 20px",
	gridTemplateColumns: "minmax(0, 1fr)",
	margin: 0,
	"& dt": { color: theme.palette.text.secondary },
	"& dd": { margin: "0 0 8px", minWidth: 0, overflowWrap: "anywhere" },
	[theme.breakpoints.up("sm")]: {
		gridTemplateColumns: "minmax(8rem, 14rem) minmax(0, 1fr)",
		"& dd": { margin: 0 },
	},
}));
