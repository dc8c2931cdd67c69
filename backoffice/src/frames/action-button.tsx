import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type BaseSyntheticEvent, type ReactNode, useId, useState } from "react";
import { Form, RecordContextProvider, useRecordContext, useResourceContext, useTranslate } from "react-admin";
import { useMay } from "../access/use-person.ts";
import { type ActionQuestion, questionOf } from "./action-question.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { listUnread } from "./list-unread.ts";
import { useAction } from "./use-action.ts";
import { useClosing } from "./use-closing.tsx";
import { useResourceName } from "./use-resource-name.ts";

type ActionButtonProps = {
	/**
	 * A verb of the table of rights. Its words are in `resources.<name>.actions.<action>`: `label`, `done`, `title` when it asks first, and
	 * `confirm` where the label is not a verb, and `keep` for the way back where "cancel" could mean the action itself.
	 */
	action: string;
	/** Inputs of what the action needs; with them, or with `isAsked`, a dialog comes first. */
	children?: ReactNode;
	defaults?: object;
	/** The dialog sends a `key` of its own: sent twice it is one act, opened again it is another. */
	hasKey?: boolean;
	isAsked?: boolean;
	/** The record no longer exists afterwards, so the list is shown. */
	endsRecord?: boolean;
	color?: "primary" | "secondary" | "error";
	variant?: "contained" | "outlined" | "text";
};

/** Runs an action on the current record, for those with the right; unsaved text on the page is lost only after a question. */
export function ActionButton({
	action,
	children,
	defaults,
	hasKey = false,
	isAsked = false,
	endsRecord = false,
	color,
	variant = "outlined",
}: ActionButtonProps) {
	const translate = useTranslate();
	const resource = useResourceName();
	const may = useMay();
	const needsDialog = isAsked || children !== undefined;
	const { act, isBusy } = useAction(action, { endsRecord, hasInputs: needsDialog });
	const [question, setQuestion] = useState<ActionQuestion>();
	if (!may(resource, action)) return null;
	function begin(): void {
		const asked = questionOf({ isAsked: needsDialog });
		setQuestion(asked);
		if (!asked) void act();
	}
	return (
		<>
			<Button color={color} disabled={isBusy} onClick={begin} variant={variant}>
				{translate(`resources.${resource}.actions.${action}.label`)}
			</Button>
			{question && (
				<ActionDialog
					act={act}
					action={action}
					defaults={defaults}
					hasKey={hasKey}
					isBusy={isBusy}
					losesText={question.losesText}
					onEnd={() => setQuestion(undefined)}
				>
					{children}
				</ActionDialog>
			)}
		</>
	);
}

type ActionDialogProps = Pick<ActionButtonProps, "action" | "children" | "defaults" | "hasKey"> & {
	act: ReturnType<typeof useAction>["act"];
	isBusy: boolean;
	losesText?: boolean;
	/** What the action is about, where the screen behind does not tell. */
	about?: ReactNode;
	onEnd: () => void;
};

/** Asks for the input of an action on the current record. */
export function ActionDialog({
	action,
	act,
	children,
	defaults = {},
	hasKey = false,
	isBusy,
	losesText = false,
	about,
	onEnd,
}: ActionDialogProps) {
	const translate = useTranslate();
	const resource = useResourceContext();
	const record = useRecordContext();
	const titleId = useId();
	const words = `resources.${resource}.actions.${action}`;
	const label = translate(`${words}.label`);
	const confirm = translate(`${words}.confirm`, { _: label });
	const submit = useSubmit({ act, hasKey, onEnd });
	const { close, question, typed } = useClosing(onEnd);
	return (
		<Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={close} open>
			<RecordContextProvider value={{ ...defaults, id: record?.id ?? "" }}>
				<Form disableInvalidFormNotification noValidate onSubmit={submit} warnWhenUnsavedChanges>
					{typed}
					<DialogTitle id={titleId}>{translate(`${words}.title`, { _: label })}</DialogTitle>
					<DialogContent>
						{about && <DialogContentText>{about}</DialogContentText>}
						{losesText && <DialogContentText>{translate("common.losesText")}</DialogContentText>}
						<ErrorSummary />
						<Box sx={{ display: "grid", gap: 2.5, paddingBlockStart: 1 }}>{children}</Box>
					</DialogContent>
					<DialogActions sx={{ padding: 3 }}>
						<Button onClick={onEnd}>{translate(`${words}.keep`, { _: translate("ra.action.cancel") })}</Button>
						<Button disabled={isBusy} type="submit" variant="contained">
							{confirm}
						</Button>
					</DialogActions>
				</Form>
			</RecordContextProvider>
			{question}
		</Dialog>
	);
}

/** Sends what was typed; a dialog whose input was refused stays, with all of it. */
function useSubmit({ act, hasKey, onEnd }: Pick<ActionDialogProps, "act" | "hasKey" | "onEnd">) {
	const [key] = useState(() => crypto.randomUUID());
	return async (values: object, event?: BaseSyntheticEvent): Promise<Record<string, string> | undefined> => {
		const unread = listUnread(event);
		if (unread) return unread;
		const { id: _, ...input } = values as { id?: unknown };
		const result = await act(hasKey ? { ...input, key } : input);
		if (result.ok) onEnd();
		return result.ok ? undefined : result.errors;
	};
}
