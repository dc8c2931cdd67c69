import Button from "@mui/material/Button";
import { ChartColumn, Keyboard, List } from "lucide-react";
import { useState } from "react";
import { Loading, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { PageHead } from "../../frames/page-head.tsx";
import type { QueueView } from "../../providers/board.ts";
import { type AskedAction, BoardDialog } from "./board-dialog.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { KpiCards } from "./kpi-cards.tsx";
import { LiveMark } from "./live-mark.tsx";
import { QueueList } from "./queue-list.tsx";
import { useBoard } from "./use-board.ts";
import { useTake } from "./use-take.ts";
import { ViewChips } from "./view-chips.tsx";

/** Whom to call now: figures, the queue, and what to do next, by hand or by keys. */
export function BoardScreen() {
	const translate = useTranslate();
	const [view, setView] = useState<QueueView>("now");
	const [asked, setAsked] = useState<AskedAction>();
	const [isHelpOpen, setHelpOpen] = useState(false);
	const { board, readAt, isLive, error } = useBoard(view);
	const take = useTake();
	const words = "resources.requests.board";
	return (
		<>
			<PageHead mark={<LiveMark board={board} isLive={isLive} />} title={translate(`${words}.title`)}>
				<Button component={Link} startIcon={<List aria-hidden size={18} />} to="/requests" variant="outlined">
					{translate(`${words}.toList`)}
				</Button>
				<Button component={Link} startIcon={<ChartColumn aria-hidden size={18} />} to="/figures" variant="outlined">
					{translate(`${words}.toFigures`)}
				</Button>
				<Button
					onClick={() => setHelpOpen(true)}
					startIcon={<Keyboard aria-hidden size={18} />}
					sx={{ display: { xs: "none", sm: "inline-flex" } }}
					variant="outlined"
				>
					{translate(`${words}.help`)}
				</Button>
			</PageHead>
			{!board && (error ? <p role="alert">{translate("errors.failed")}</p> : <Loading />)}
			{board && <KpiCards board={board} />}
			<ViewChips board={board} onChoose={setView} view={view} />
			{board && (
				<QueueList
					board={board}
					doings={{
						take: (request) => void take(request),
						askOutcome: (request) => setAsked({ action: "call", request }),
						askLoss: (request) => setAsked({ action: "lose", request }),
						askHelp: () => setHelpOpen(true),
					}}
					readAt={readAt}
					view={view}
				/>
			)}
			{asked && <BoardDialog asked={asked} onEnd={() => setAsked(undefined)} />}
			{isHelpOpen && <KeysHelp onEnd={() => setHelpOpen(false)} />}
		</>
	);
}
