import { useLocaleState, useTranslate } from "react-admin";
import { ToneChip } from "../../fields/status-chip.tsx";
import type { Board } from "../../providers/board.ts";
import { momentText } from "./countdown.tsx";

/** Says whether the board updates by itself, and whether the school is within its working hours. */
export function LiveMark({ board, isLive }: { board: Board | undefined; isLive: boolean }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const words = "resources.requests.board";
	const { isOpen, changesAt } = board?.queue ?? { isOpen: true, changesAt: undefined };
	return (
		<>
			<ToneChip
				label={translate(isLive ? `${words}.live` : `${words}.notLive`)}
				role="status"
				size="small"
				tone={isLive ? "success" : "danger"}
			/>
			{board && !isOpen && changesAt && (
				<ToneChip
					label={translate(`${words}.closed`, { time: momentText(changesAt, { locale, zone: board.zone }) })}
					size="small"
					tone="plain"
				/>
			)}
		</>
	);
}
