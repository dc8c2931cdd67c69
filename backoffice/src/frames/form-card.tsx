import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useResourceContext, useTranslate } from "react-admin";

type FormCardProps = {
	/** Key under `resources.<name>.cards`; without it the card has no heading. */
	name?: string;
	/** How many inputs are side by side where there is room. */
	columns?: 1 | 2 | 3;
	children: ReactNode;
};

/** A group of inputs that belong together. */
export function FormCard({ name, columns = 1, children }: FormCardProps) {
	const translate = useTranslate();
	const resource = useResourceContext();
	const titleId = useId();
	return (
		<Card aria-labelledby={name && titleId} component="section" sx={{ padding: { xs: "1.25rem", sm: "1.5rem" } }}>
			{name && (
				<Typography id={titleId} sx={{ marginBlockEnd: 2 }} variant="h2">
					{translate(`resources.${resource}.cards.${name}`)}
				</Typography>
			)}
			<Box
				sx={{
					alignItems: "start",
					display: "grid",
					gap: 2.5,
					gridTemplateColumns: { xs: "minmax(0, 1fr)", md: `repeat(${columns}, minmax(0, 1fr))` },
				}}
			>
				{children}
			</Box>
		</Card>
	);
}
