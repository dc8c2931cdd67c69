import Button from "@mui/material/Button";
import { Pencil } from "lucide-react";
import { TextInput, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { MOVABLE_STATES } from "../../../../app/shared/request-states.ts";
import { useMay, usePerson } from "../../access/use-person.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { CallInputs } from "./call-inputs.tsx";
import { ColleagueInput } from "./colleague-input.tsx";
import { LoseInputs } from "./lose-inputs.tsx";
import type { RequestRecord } from "./request-record.ts";
import { CLOSED } from "./request-states.ts";
import { useBoardStream } from "./use-board.ts";
import { useCard } from "./use-card.ts";
import { useWholeRequest } from "./use-whole-request.ts";

/** What may be done with a request in its present state, by this person. */
export function RequestActions() {
	const record = useWholeRequest();
	const person = usePerson();
	useBoardStream();
	if (!record || record.mergedInto || record.erasedAt) return null;
	const isAnothers = record.ownerId !== null && record.ownerId !== person?.id && !record.hasOwnerLeft;
	return (
		<>
			{!isAnothers || person?.role === "owner" ? <Moves record={record} /> : null}
			<ActionButton action="note">
				<TextInput helperText={false} isRequired minRows={3} multiline source="text" />
			</ActionButton>
			<ToForm id={record.id} />
		</>
	);
}

function Moves({ record: { status, ownerId } }: { record: RequestRecord }) {
	const moves = useCard()?.moves ?? [];
	const states = MOVABLE_STATES.filter((state) => moves.includes(state));
	const isOpen = !CLOSED.includes(status);
	return (
		<>
			{isOpen && ownerId === null && <ActionButton action="take" />}
			{isOpen && (
				<ActionButton action="call" color="secondary" variant="contained">
					<CallInputs />
				</ActionButton>
			)}
			{states.length > 0 && (
				<ActionButton action="move" defaults={{ to: states[0] }}>
					<ChoiceInput
						label="resources.requests.fields.newStatus"
						required
						source="to"
						values={states}
						words="resources.requests.choices.status"
					/>
					<TextInput helperText={false} minRows={2} multiline source="note" />
				</ActionButton>
			)}
			{moves.includes("won") && <ActionButton action="win" isAsked />}
			{moves.includes("lost") && (
				<ActionButton action="lose">
					<LoseInputs />
				</ActionButton>
			)}
			{moves.includes("spam") && <ActionButton action="spam" isAsked />}
			{isOpen && (
				<ActionButton action="hand-over">
					<ColleagueInput ownerId={ownerId} />
				</ActionButton>
			)}
			{isOpen && ownerId !== null && <ActionButton action="give-back" isAsked />}
		</>
	);
}

function ToForm({ id }: { id: string }) {
	const translate = useTranslate();
	const may = useMay();
	if (!may("requests", "update")) return null;
	return (
		<Button component={Link} startIcon={<Pencil aria-hidden size={18} />} to={`/requests/${id}`} variant="outlined">
			{translate("ra.action.edit")}
		</Button>
	);
}
