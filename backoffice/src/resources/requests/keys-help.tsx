import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { BOARD_KEYS, useKeysSwitch } from "./use-board-keys.ts";

/** Which keys do what on the board, and the switch that turns them off. */
export function KeysHelp({ onEnd }: { onEnd: () => void }) {
	const translate = useTranslate();
	const [isOn, setOn] = useKeysSwitch();
	const titleId = useId();
	const words = "resources.requests.keys";
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onEnd} open>
			<DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
			<DialogContent>
				<Keys>
					{Object.entries(BOARD_KEYS).map(([name, keys]) => (
						<div key={name}>
							<dt>
								{keys.map((key) => (
									<kbd key={key}>{translate(`${words}.names.${key}`, { _: key })}</kbd>
								))}
							</dt>
							<dd>{translate(`${words}.${name}`)}</dd>
						</div>
					))}
				</Keys>
				<FormControlLabel
					control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
					label={translate(`${words}.switch`)}
				/>
			</DialogContent>
			<DialogActions sx={{ padding: 3 }}>
				<Button onClick={onEnd} variant="contained">
					{translate("ra.action.close")}
				</Button>
			</DialogActions>
		</Dialog>
	);
}

const Keys = styled("dl")(({ theme }) => ({
	display: "grid",
	gap: 8,
	margin: "0 0 16px",
	"& div": { display: "grid", gap: 12, gridTemplateColumns: "7rem 1fr" },
	"& dd": { margin: 0 },
	"& kbd": {
		border: `1px solid ${theme.palette.divider}`,
		borderRadius: 6,
		fontFamily: "inherit",
		marginInlineEnd: 4,
		padding: "1px 8px",
	},
}));
