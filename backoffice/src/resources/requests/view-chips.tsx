import { useTranslate } from "react-admin";
import { ChoiceChips } from "../../frames/choice-chips.tsx";
import type { Board, QueueView } from "../../providers/board.ts";

const VIEWS: readonly QueueView[] = ["now", "mine", "later"];

type ViewChipsProps = { view: QueueView; board: Board | undefined; onChoose: (view: QueueView) => void };

/** Which part of the queue is on the screen. Of one's own part the counts are one's own too, so none stand there. */
export function ViewChips({ view, board, onChoose }: ViewChipsProps) {
	const translate = useTranslate();
	const words = "resources.requests.board";
	const counts: Partial<Record<QueueView, number>> =
		board && view !== "mine" ? { now: board.queue.total, later: board.queue.later } : {};
	return (
		<ChoiceChips
			label={translate(`${words}.views`)}
			onChoose={onChoose}
			options={VIEWS.map((id) => ({ id, name: [translate(`${words}.view.${id}`), counts[id]].join(" ").trim() }))}
			value={view}
		/>
	);
}
