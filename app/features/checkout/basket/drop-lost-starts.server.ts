import type { BasketLine, LineProblem } from "./basket.ts";
import { type Pricing, priceLines } from "./price-lines.server.ts";

/** A group that was chosen and that nobody can join any more. */
export type LostStart = {
	readonly id: string;
	readonly code: Extract<LineProblem, "startUnknown" | "startClosed" | "startFull">;
	/** Undefined where the group itself is gone. */
	readonly at: Date | undefined;
	readonly zone: string;
};

type Dropped = { readonly line: BasketLine; readonly lost: LostStart | undefined };

/** Lines as they can still be bought: one whose group closed, began or filled up loses the group, and says which one it was. */
export function dropLostStarts(lines: readonly BasketLine[], pricing: Pricing): Dropped[] {
	const { problems } = priceLines(lines, pricing);
	return lines.map((line, index) => {
		const lost = lostStart(line, { code: problems.find((problem) => problem.index === index)?.code, pricing });
		return { line: lost ? { ...line, startId: undefined } : line, lost };
	});
}

type Found = { readonly code: LineProblem | undefined; readonly pricing: Pricing };

function lostStart({ startId }: BasketLine, { code, pricing }: Found): LostStart | undefined {
	if (!startId || (code !== "startUnknown" && code !== "startClosed" && code !== "startFull")) return undefined;
	const start = pricing.rows.starts.find(({ id }) => id === startId);
	return { id: startId, code, at: start?.startsAt, zone: start?.zone ?? "" };
}
