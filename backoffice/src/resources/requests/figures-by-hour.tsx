import { useTranslate } from "react-admin";
import { FormCard } from "../../frames/form-card.tsx";
import type { FiguresReport } from "../../providers/board.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";

/** By the hour at which requests came, on the school's clock. */
export function FiguresByHour({ hours }: { hours: FiguresReport["hours"] }) {
	const translate = useTranslate();
	const words = "resources.requests.figures";
	const name = (hour: number) => `${hour}:00`;
	return (
		<FormCard name="byHour">
			<BarChart
				bars={hours.map(({ hour, requests, kept }) => ({
					key: name(hour),
					name: String(hour),
					whole: requests,
					part: kept,
				}))}
				label={translate(`${words}.hourChart`)}
				legend={[translate(`${words}.requests`), translate(`${words}.kept`)]}
			/>
			<FiguresTable
				by={translate(`${words}.hour`)}
				rows={hours.map((figures) => ({ ...figures, key: name(figures.hour), name: name(figures.hour) }))}
			/>
		</FormCard>
	);
}
