import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

/** The link from a row to its record, usable by keyboard and in a new tab. */
export function RecordLink({ children }: { children: ReactNode }) {
	const record = useRecordContext();
	const resource = useResourceContext();
	const { hasEdit } = useResourceDefinition();
	const createPath = useCreatePath();
	if (!record || !resource) return null;
	return (
		<Link
			component={RouterLink}
			sx={{
				color: "text.primary",
				fontWeight: 600,
				textDecoration: "none",
				"& .MuiTypography-root": { fontWeight: 600 },
				"&:hover": { textDecoration: "underline" },
			}}
			to={createPath({ resource, type: hasEdit ? "edit" : "show", id: record.id })}
		>
			{children}
		</Link>
	);
}
