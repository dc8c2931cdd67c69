import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { DifferenceTable } from "../fields/difference-table.tsx";
import { listDifferences } from "../fields/list-differences.ts";
import { useConflict } from "./use-conflict.ts";

/**
 * Somebody else saved the record while this person typed. Nothing typed is lost: the form stays as it is until the person has seen the
 * differences and chosen. Keeping one's own version also keeps the other's work, in every field that this person did not touch.
 */
export function ConflictDialog(conflict: Parameters<typeof useConflict>[0]) {
	const { newest, onEnd } = conflict;
	const translate = useTranslate();
	const titleId = useId();
	const { merged, takeNewest, keepMine } = useConflict(conflict);
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onEnd} open>
			<DialogTitle id={titleId}>{translate("conflict.title")}</DialogTitle>
			<DialogContent>
				<p>{translate("conflict.lead")}</p>
				<DifferenceTable
					after={translate("conflict.theirs")}
					before={translate("conflict.mine")}
					differences={listDifferences(merged, newest)}
				/>
			</DialogContent>
			<DialogActions sx={{ flexWrap: "wrap", gap: 1, padding: 3 }}>
				<Button onClick={onEnd}>{translate("conflict.back")}</Button>
				<Button onClick={takeNewest} variant="outlined">
					{translate("conflict.takeTheirs")}
				</Button>
				<Button onClick={() => void keepMine()} variant="contained">
					{translate("conflict.keepMine")}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
