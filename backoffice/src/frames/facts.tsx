import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useResourceContext, useTranslate } from "react-admin";

/** Names and values of a record, side by side; what has no value is left out. Names are those of the fields. */
export function Facts({ children }: { children: ReactNode }) {
	return (
		<Box
			component="dl"
			sx={{
				display: "grid",
				gap: { xs: 0, sm: "0.625rem 1.5rem" },
				gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(9rem, auto) minmax(0, 1fr)" },
				margin: 0,
			}}
		>
			{children}
		</Box>
	);
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
	const translate = useTranslate();
	const resource = useResourceContext();
	if (children === undefined || children === null || children === false || children === "") return null;
	return (
		<>
			<Typography color="text.secondary" component="dt" sx={{ fontSize: { xs: "0.8125rem", sm: "0.9375rem" } }}>
				{translate(`resources.${resource}.fields.${name}`)}
			</Typography>
			<Box component="dd" sx={{ margin: 0, marginBlockEnd: { xs: 1.25, sm: 0 }, overflowWrap: "anywhere" }}>
				{children}
			</Box>
		</>
	);
}
