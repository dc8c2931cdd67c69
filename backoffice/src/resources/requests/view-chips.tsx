import { useTranslate } from "react-admin";
import { ChoiceChips } from "../../frames/choice-chips.tsx";
import type { Board, QueueView } from "../../providers/board.ts";

const VIEWS: readonly QueueView[] = ["now", "mine", "later"];

type ViewChipsProps = { view: QueueView; board: Board | undefined; onChoose: (view: QueueView) => void };

/** Which part of the queue is on the screen, and how many requests each has. */
export function ViewChips({ view, board, onChoose }: ViewChipsProps) {
	const translate = useTranslate();
	const words = "resources.requests.board";
	const counts = board?.queue.counts;
	return (
		<ChoiceChips
			label={translate(`${words}.views`)}
			onChoose={onChoose}
			options={VIEWS.map((id) => ({ id, name: [translate(`${words}.view.${id}`), counts?.[id]].join(" ").trim() }))}
			value={view}
		/>
	);
}
