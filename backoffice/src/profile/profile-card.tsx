import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useTranslate } from "react-admin";

/** One subject of the profile under its heading. */
export function ProfileCard({ name, children }: { name: string; children: ReactNode }) {
	const translate = useTranslate();
	const id = useId();
	return (
		<Card aria-labelledby={id} component="section" sx={{ padding: { xs: "1.25rem", sm: "1.5rem" } }}>
			<Typography id={id} variant="h2">
				{translate(`profile.${name}.title`)}
			</Typography>
			{children}
		</Card>
	);
}
