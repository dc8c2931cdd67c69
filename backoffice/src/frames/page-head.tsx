import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DocumentTitle } from "./document-title.tsx";

type PageHeadProps = {
	title: string;
	/** Shown above the heading: the link back. */
	before?: ReactNode;
	/** Shown next to the heading: the state of a record. */
	mark?: ReactNode;
	/** Shown at the other end: buttons. */
	children?: ReactNode;
};

/** The heading of a screen, with the actions that are possible on it. */
export function PageHead({ title, before, mark, children }: PageHeadProps) {
	return (
		<Box component="header" sx={{ marginBlockEnd: 3 }}>
			<DocumentTitle>{title}</DocumentTitle>
			{before}
			<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between" }}>
				<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1.5, minWidth: 0 }}>
					<Typography sx={{ overflowWrap: "anywhere" }} variant="h1">
						{title}
					</Typography>
					{mark}
				</Box>
				{children && <Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1.5 }}>{children}</Box>}
			</Box>
		</Box>
	);
}
