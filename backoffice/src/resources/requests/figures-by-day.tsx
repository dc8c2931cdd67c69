import { useLocaleState, useTranslate } from "react-admin";
import { intlTag } from "../../fields/intl-tag.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { FiguresReport } from "../../providers/board.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";

/** Day by day: what came and what was answered in time. */
export function FiguresByDay({ days }: { days: FiguresReport["days"] }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const words = "resources.requests.figures";
	const print = (day: string, month: "short" | "2-digit") =>
		new Intl.DateTimeFormat(intlTag(locale), { day: "numeric", month, timeZone: "UTC" }).format(
			new Date(`${day}T00:00:00Z`),
		);
	return (
		<FormCard name="byDay">
			<BarChart
				bars={days.map(({ day, requests, kept }) => ({
					key: day,
					name: print(day, "2-digit"),
					whole: requests,
					part: kept,
				}))}
				label={translate(`${words}.dayChart`, { smart_count: days.length })}
				legend={[translate(`${words}.requests`), translate(`${words}.kept`)]}
			/>
			<FiguresTable
				by={translate(`${words}.day`)}
				rows={[...days]
					.reverse()
					.map((figures) => ({ ...figures, key: figures.day, name: print(figures.day, "short") }))}
			/>
		</FormCard>
	);
}
