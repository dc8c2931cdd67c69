import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { Loading, useDataProvider, useRecordContext, useResourceContext, useTranslate } from "react-admin";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { RevisionEntry } from "./revision-entry.tsx";

/** What was changed in a record, by whom and when; read only when somebody asks. */
export function HistoryPanel() {
	const translate = useTranslate();
	const [isOpen, setOpen] = useState(false);
	return (
		<Card component="section" sx={{ padding: { xs: "1.25rem", sm: "1.5rem" } }}>
			<Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} startIcon={<History aria-hidden size={18} />}>
				{translate(isOpen ? "history.hide" : "history.show")}
			</Button>
			{isOpen && <Revisions />}
		</Card>
	);
}

function Revisions() {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	const record = useRecordContext();
	const provider = useDataProvider<OfficeDataProvider>();
	const { data, isPending } = useQuery({
		queryKey: [resource, "listRevisions", record?.id, record?.version],
		queryFn: () => provider.listRevisions(resource, record?.id ?? ""),
		enabled: record !== undefined,
	});
	if (isPending) return <Loading />;
	const revisions = data?.data ?? [];
	if (revisions.length === 0) return <Typography>{translate("history.empty")}</Typography>;
	return revisions.map((revision, index) => (
		<RevisionEntry isNewest={index === 0} key={revision.number} revision={revision} />
	));
}
