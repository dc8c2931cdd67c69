import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { type RaRecord, useSaveContext, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { DifferenceTable } from "../fields/difference-table.tsx";
import { listDifferences } from "../fields/list-differences.ts";

/**
 * Somebody saved the record while this person typed. Nothing typed is lost: the form stays as it is until the person has seen what
 * differs and chosen.
 */
export function ConflictDialog({ newest, onEnd }: { newest: RaRecord; onEnd: () => void }) {
	const translate = useTranslate();
	const titleId = useId();
	const { getValues, reset, setValue } = useFormContext();
	const { save } = useSaveContext();
	const mine = getValues();
	const differences = listDifferences(mine, newest);

	function takeNewest(): void {
		reset(newest);
		onEnd();
	}
	function keepMine(): void {
		setValue("version", newest.version);
		onEnd();
		void save?.({ ...mine, version: newest.version });
	}
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onEnd} open>
			<DialogTitle id={titleId}>{translate("conflict.title")}</DialogTitle>
			<DialogContent>
				<p>{translate("conflict.lead")}</p>
				<DifferenceTable
					after={translate("conflict.theirs")}
					before={translate("conflict.mine")}
					differences={differences}
				/>
			</DialogContent>
			<DialogActions sx={{ flexWrap: "wrap", gap: 1, padding: 3 }}>
				<Button onClick={onEnd}>{translate("conflict.back")}</Button>
				<Button onClick={takeNewest} variant="outlined">
					{translate("conflict.takeTheirs")}
				</Button>
				<Button onClick={keepMine} variant="contained">
					{translate("conflict.keepMine")}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
