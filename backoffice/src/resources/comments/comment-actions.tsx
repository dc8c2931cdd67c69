import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RefObject } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { useMay } from "../../access/use-person.ts";
import { LineInput } from "../../fields/line-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { useAction } from "../../frames/use-action.ts";

/** The states that a decision leads to, with the letters of both keyboards. */
const DECISIONS = [
	{ action: "approve", status: "approved", keys: "aф" },
	{ action: "hide", status: "hidden", keys: "hр" },
	{ action: "spam", status: "spam", keys: "sы" },
] as const;

type CommentActionsProps = { box: RefObject<HTMLDivElement | null>; onDecided: () => void };

export function CommentActions({ box, onDecided }: CommentActionsProps) {
	const comment = useRecordContext();
	const mayAnswer = comment?.status === "waiting" || comment?.status === "approved";
	return (
		<Box ref={box} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
			{DECISIONS.filter(({ status }) => status !== comment?.status).map((decision) => (
				<Decide key={decision.action} onDecided={onDecided} {...decision} />
			))}
			{mayAnswer && (
				<Box component="span" sx={{ display: "contents" }}>
					<ActionButton action="reply" defaults={{ text: "", authorId: null }}>
						<LineInput label="resources.comments.fields.reply" minRows={4} multiline required source="text" />
						<RecordInput reference="authors" source="authorId" />
					</ActionButton>
				</Box>
			)}
		</Box>
	);
}

function Decide({ action, keys, onDecided }: { action: string; keys: string; onDecided: () => void }) {
	const translate = useTranslate();
	const may = useMay();
	const { act, isBusy } = useAction(action);
	if (!may("comments", action)) return null;
	async function decide(): Promise<void> {
		onDecided();
		await act();
	}
	return (
		<Button
			aria-keyshortcuts={keys[0]}
			data-keys={keys}
			disabled={isBusy}
			onClick={() => void decide()}
			variant={action === "approve" ? "contained" : "outlined"}
		>
			{translate(`resources.comments.actions.${action}.label`)}
		</Button>
	);
}
