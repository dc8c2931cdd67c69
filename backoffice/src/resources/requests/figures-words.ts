import type { Figures } from "../../../../app/features/requests/board/list-figures.server.ts";
import { intlTag } from "../../fields/intl-tag.ts";

/** Prints a figure; a dash where there was nothing to count. */
export function printFigures(figures: Figures, locale: string): { median: string; share: string } {
	const number = new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 1 });
	const percent = new Intl.NumberFormat(intlTag(locale), { style: "percent", maximumFractionDigits: 0 });
	return {
		median: figures.medianMinutes === null ? "—" : number.format(figures.medianMinutes),
		share: figures.keptShare === null ? "—" : percent.format(figures.keptShare),
	};
}
