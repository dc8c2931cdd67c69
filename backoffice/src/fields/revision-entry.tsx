import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
	Confirm,
	useDataProvider,
	useLocaleState,
	useNotify,
	useRecordContext,
	useRefresh,
	useResourceContext,
	useTranslate,
} from "react-admin";
import { useMay } from "../access/use-person.ts";
import { hasUnsavedText } from "../frames/has-unsaved-text.ts";
import { useRefusal } from "../frames/use-refusal.ts";
import { useResourceName } from "../frames/use-resource-name.ts";
import type { OfficeDataProvider, Revision } from "../providers/data-provider.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { printInstant } from "./instant-field.tsx";
import { listParts } from "./list-differences.ts";
import { SCHOOL_ZONE } from "./school-zone.ts";

/** One saved state: when, who, each changed field old and new; an older one can be brought back. */
export function RevisionEntry({ revision, isNewest }: { revision: Revision; isNewest: boolean }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const may = useMay();
	const resource = useResourceName();
	const at = printInstant(revision.at, { locale, zone: SCHOOL_ZONE });
	return (
		<Box
			component="article"
			sx={{ borderBlockStart: 1, borderColor: "divider", marginBlockStart: 2, paddingBlockStart: 2 }}
		>
			<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between" }}>
				<Typography component="h3" variant="h3">
					{translate("history.entry", { number: revision.number, at, by: revision.by ?? translate("history.program") })}
				</Typography>
				{!isNewest && may(resource, "restore") && <RestoreButton number={revision.number} />}
			</Box>
			<DifferenceTable
				after={translate("history.after")}
				before={translate("history.before")}
				differences={listParts(revision.changes)}
			/>
		</Box>
	);
}

function RestoreButton({ number }: { number: number }) {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	const record = useRecordContext();
	const provider = useDataProvider<OfficeDataProvider>();
	const notify = useNotify();
	const refresh = useRefresh();
	const refuse = useRefusal();
	/** Whether the page has unsaved text is looked at when the question is asked. */
	const [question, setQuestion] = useState<"question" | "questionUnsaved">();
	const [isBusy, setBusy] = useState(false);
	async function restore(): Promise<void> {
		setBusy(true);
		try {
			await provider.restore(resource, record?.id ?? "", { number, version: record?.version });
			notify("history.restored", { type: "success" });
			refresh();
		} catch (error) {
			refuse(error);
		} finally {
			setBusy(false);
			setQuestion(undefined);
		}
	}
	return (
		<>
			<Button onClick={() => setQuestion(hasUnsavedText() ? "questionUnsaved" : "question")} variant="outlined">
				{translate("history.restore")}
			</Button>
			<Confirm
				confirm={question === "questionUnsaved" ? "history.restoreUnsaved" : "ra.action.confirm"}
				content={`history.${question ?? "question"}`}
				isOpen={question !== undefined}
				loading={isBusy}
				onClose={() => setQuestion(undefined)}
				onConfirm={() => void restore()}
				title={translate("history.restoreTitle", { number })}
			/>
		</>
	);
}
