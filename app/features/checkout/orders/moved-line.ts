import { isSameStart, readStart, type StartTime } from "../../../shared/start-time.ts";
import type { MovedLine } from "../line-news.ts";
import type { OrderLineView, OrderView } from "./order-view.ts";

export type MovedGroup = { readonly line: OrderLineView; readonly from: StartTime; readonly to: StartTime };

/** The moves that still are as they were told: the line has its place, and its group begins then. */
export function standingMoves({ lines }: Pick<OrderView, "lines">, moves: readonly MovedLine[]): MovedGroup[] {
	return moves.flatMap(({ lineId, from, to: written }) => {
		const to = readStart(written);
		const line = lines.find(({ id }) => id === lineId);
		const hasPlace = line?.start && (line.place === "held" || line.place === "taken");
		return hasPlace && isSameStart(line.start, to) ? [{ line, from: readStart(from), to }] : [];
	});
}
