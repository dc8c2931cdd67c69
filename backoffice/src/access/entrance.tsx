import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DocumentTitle } from "../frames/document-title.tsx";
import { Logo } from "../layout/logo.tsx";
import { useDocumentLanguage, useLanguage } from "../layout/use-language.ts";
import { NIGHT } from "../theme/colours.ts";

/** The frame of every page before the office: night, a card in the middle, the other language below it. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
	const { other, choose } = useLanguage();
	useDocumentLanguage();
	return (
		<Box
			component="main"
			sx={{
				alignContent: "center",
				backgroundColor: NIGHT.ground,
				color: NIGHT.text,
				display: "grid",
				gap: 3,
				justifyItems: "center",
				minHeight: "100svh",
				padding: 2,
			}}
		>
			<DocumentTitle>{title}</DocumentTitle>
			<Logo />
			<Card sx={{ padding: { xs: "1.5rem", sm: "2rem" }, width: "min(100%, 26rem)" }}>
				<Typography gutterBottom variant="h1">
					{title}
				</Typography>
				{children}
			</Card>
			<Button lang={other.locale} onClick={() => void choose(other.locale)} sx={{ color: NIGHT.text }}>
				{other.name}
			</Button>
		</Box>
	);
}
