import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { RefObject } from "react";
import { RecordContextProvider, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { answerWay } from "../../../../app/shared/messengers.ts";
import { printPhone } from "../../../../app/shared/print-phone.ts";
import { usePerson } from "../../access/use-person.ts";
import { StatusChip } from "../../fields/status-chip.tsx";
import type { Board, QueuedRequest } from "../../providers/board.ts";
import { Countdown } from "./countdown.tsx";
import { PersonMark } from "./person-mark.tsx";
import { STATUS_TONES } from "./request-states.ts";
import { useCourseWord } from "./use-course-word.ts";

export type RowDoings = {
	take(request: QueuedRequest): void;
	askOutcome(request: QueuedRequest): void;
};

type QueueRowProps = {
	readonly request: QueuedRequest;
	readonly board: Board;
	readonly readAt: number;
	readonly isCurrent: boolean;
	readonly rowRef: RefObject<HTMLLIElement | null> | undefined;
	readonly onFocus: () => void;
	readonly doings: RowDoings;
};

/** One person to call or to write to: who, how, about what, until when, and what to do next. */
export function QueueRow({ request, board, readAt, isCurrent, rowRef, onFocus, doings }: QueueRowProps) {
	const translate = useTranslate();
	const words = "resources.requests";
	const course = useCourseWord()(request);
	const kind = translate(`${words}.choices.kind.${request.kind}`);
	const channel = translate(`${words}.choices.channel.${request.channel}`);
	const way = answerWay(request.channel) === "call" ? channel : translate(`${words}.writeBy`, { channel });
	return (
		<Row isHot={request.isFirstCall} onFocus={onFocus} ref={rowRef} tabIndex={isCurrent ? 0 : -1}>
			<Caller request={request} />
			<Phone href={`tel:${request.phone}`}>{printPhone(request.phone)}</Phone>
			<div>
				{course ?? kind}
				<Small>
					{[
						course === null ? way : `${kind} · ${way}`,
						request.repeats > 0 && translate(`${words}.board.repeats`, { smart_count: request.repeats }),
						request.sameCaller && translate(`${words}.board.sameCaller`, { numbers: request.sameCaller }),
						request.bought && translate(`${words}.board.bought`, { numbers: request.bought }),
						request.trialOutcome && translate(`${words}.board.afterTrial.${request.trialOutcome}`),
						request.misses > 0 && translate(`${words}.board.misses`, { smart_count: request.misses }),
					]
						.filter(Boolean)
						.join(", ")}
				</Small>
			</div>
			<Chips>
				<Countdown isOpen={board.queue.isOpen} readAt={readAt} request={request} zone={board.zone} />
				{request.status !== "new" && (
					<RecordContextProvider value={request}>
						<StatusChip source="status" tones={STATUS_TONES} />
					</RecordContextProvider>
				)}
			</Chips>
			<RowActions doings={doings} request={request} />
		</Row>
	);
}

function Caller({ request }: Pick<QueueRowProps, "request">) {
	const translate = useTranslate();
	const words = "resources.requests";
	const name = [request.name, request.surname].filter(Boolean).join(" ");
	return (
		<Box sx={{ alignItems: "center", display: "flex", gap: 1.25, minWidth: 0 }}>
			<PersonMark name={name} number={request.number} />
			<Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
				<Link
					component={RouterLink}
					sx={{ color: "text.primary", fontWeight: 600 }}
					to={`/requests/${request.id}/show`}
				>
					{name}
				</Link>
				<Small>
					{[
						translate(`${words}.numbered`, { number: request.number }),
						request.childAge !== null && translate(`${words}.childAged`, { smart_count: request.childAge }),
						request.childAge === null && request.quizAge && translate(`${words}.quizAged`, { age: request.quizAge }),
					]
						.filter(Boolean)
						.join(", ")}
				</Small>
			</Box>
		</Box>
	);
}

function RowActions({ request, doings }: { request: QueuedRequest; doings: RowDoings }) {
	const translate = useTranslate();
	const person = usePerson();
	const words = "resources.requests.board";
	const isMine = request.ownerId !== null && request.ownerId === person?.id;
	if (request.ownerId !== null && !isMine && person?.role !== "owner") {
		return <Small>{translate(`${words}.has`, { name: request.owner ?? "" })}</Small>;
	}
	return (
		<Box sx={{ alignItems: "center", display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "flex-end" }}>
			{request.ownerId !== null && !isMine && <Small>{translate(`${words}.has`, { name: request.owner ?? "" })}</Small>}
			{request.ownerId === null && (
				<Button onClick={() => doings.take(request)} size="small" variant="outlined">
					{translate("resources.requests.actions.take.label")}
				</Button>
			)}
			<Button
				color="secondary"
				onClick={() => doings.askOutcome(request)}
				size="small"
				variant={isMine ? "contained" : "outlined"}
			>
				{translate("resources.requests.actions.call.label")}
			</Button>
		</Box>
	);
}

/** What a thumb is to hit on a phone. */
const Phone = styled(Link)(({ theme }) => ({
	alignItems: "center",
	display: "inline-flex",
	fontVariantNumeric: "tabular-nums",
	justifySelf: "start",
	minHeight: 24,
	whiteSpace: "nowrap",
	[theme.breakpoints.down("sm")]: { minHeight: 40 },
}));

const Small = styled("small")(({ theme }) => ({
	color: theme.palette.text.secondary,
	display: "block",
	fontSize: "0.8125rem",
}));

/** In a narrow column the words of a chip are not cut: they take another line. */
const Chips = styled("div")({
	alignItems: "center",
	display: "flex",
	flexWrap: "wrap",
	gap: 6,
	"& .MuiChip-root": { height: "auto", minHeight: 24 },
	"& .MuiChip-label": { whiteSpace: "normal" },
});

const Row = styled("li", { shouldForwardProp: (name) => name !== "isHot" })<{ isHot: boolean }>(({ theme, isHot }) => ({
	alignItems: "center",
	borderBlockEnd: `1px solid ${theme.palette.divider}`,
	boxShadow: isHot ? "inset 3px 0 0 #ff812a" : undefined,
	display: "grid",
	gap: "8px 16px",
	gridTemplateColumns: "minmax(0, 1fr)",
	padding: "12px 16px",
	"&:last-of-type": { borderBlockEnd: 0 },
	"&:focus-visible": { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
	[theme.breakpoints.up("sm")]: {
		gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
		"& > :last-child": { gridColumn: "1 / -1" },
	},
	// From the width of a laptop on, a request is one line.
	"@media (min-width: 78rem)": {
		gridTemplateColumns: "minmax(0, 1fr) 9.5rem minmax(0, 1fr) 10.75rem 12rem",
		"& > :last-child": { gridColumn: "auto", justifySelf: "end" },
	},
	"@media (min-width: 84rem)": { gridTemplateColumns: "minmax(0, 1fr) 9.5rem minmax(0, 1fr) 15.5rem 15.5rem" },
}));
