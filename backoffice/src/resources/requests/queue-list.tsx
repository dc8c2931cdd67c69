import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import type { Board, QueuedRequest, QueueView } from "../../providers/board.ts";
import { QueueRow, type RowDoings } from "./queue-row.tsx";
import { type BoardKey, useBoardKeys, useKeysSwitch } from "./use-board-keys.ts";

type QueueListProps = {
	readonly board: Board;
	readonly readAt: number;
	readonly view: QueueView;
	readonly doings: RowDoings & { askLoss(request: QueuedRequest): void; askHelp(): void };
};

/** The queue, what is due first on top; keys move over it and act on the row that has the focus. */
export function QueueList({ board, readAt, view, doings }: QueueListProps) {
	const translate = useTranslate();
	const { requests, total } = board.queue;
	const { current, currentRow, choose, move } = useCurrentRow(requests);
	useQueueKeys({ current, move, doings });
	if (requests.length === 0) {
		return (
			<Card sx={{ padding: 3 }}>
				<Typography>{translate(`resources.requests.board.empty.${view}`)}</Typography>
			</Card>
		);
	}
	return (
		<>
			<Card
				aria-label={translate("resources.requests.board.queue")}
				component="ol"
				sx={{ listStyle: "none", margin: 0, padding: 0 }}
			>
				{requests.map((request) => (
					<QueueRow
						board={board}
						doings={doings}
						isCurrent={request === current}
						key={request.id}
						onFocus={() => choose(request.id)}
						readAt={readAt}
						request={request}
						rowRef={request === current ? currentRow : undefined}
					/>
				))}
			</Card>
			{view === "now" && total > requests.length && (
				<Typography sx={{ marginBlockStart: 2 }}>
					{translate("resources.requests.board.more", { smart_count: total - requests.length })}
				</Typography>
			)}
		</>
	);
}

type KeysProps = Pick<QueueListProps, "doings"> & {
	readonly current: QueuedRequest | undefined;
	readonly move: (steps: 1 | -1) => void;
};

/** Keys act on the current row while they are switched on. */
function useQueueKeys({ current, move, doings }: KeysProps): void {
	const [isOn] = useKeysSwitch();
	const navigate = useNavigate();
	const act = useCallback(
		(key: BoardKey) => {
			if (key === "help") return doings.askHelp();
			if (key === "next" || key === "previous") return move(key === "next" ? 1 : -1);
			if (!current) return;
			if (key === "take") doings.take(current);
			if (key === "outcome") doings.askOutcome(current);
			if (key === "lose") doings.askLoss(current);
			if (key === "open") navigate(`/requests/${current.id}/show`);
			if (key === "call") window.location.href = `tel:${current.phone}`;
		},
		[current, doings, move, navigate],
	);
	useBoardKeys(isOn, act);
}

/** The row that keys act on: the one that was last in focus while it is there, else the first. */
function useCurrentRow(requests: readonly QueuedRequest[]) {
	const [chosen, choose] = useState<string>();
	const currentRow = useRef<HTMLLIElement>(null);
	const wantsFocus = useRef(false);
	const current = requests.find(({ id }) => id === chosen) ?? requests[0];
	const index = current ? requests.indexOf(current) : -1;
	const move = useCallback(
		(steps: 1 | -1) => {
			const isThere = document.activeElement?.closest("li") === currentRow.current && currentRow.current !== null;
			// The first press of a key only shows which row is current.
			const next = requests[isThere ? index + steps : index];
			if (!next) return;
			wantsFocus.current = true;
			choose(next.id);
			if (next.id === current?.id) currentRow.current?.focus();
		},
		[requests, index, current],
	);
	useEffect(() => {
		if (!wantsFocus.current || !current) return;
		wantsFocus.current = false;
		currentRow.current?.focus();
	}, [current]);
	return { current, currentRow, choose, move };
}
