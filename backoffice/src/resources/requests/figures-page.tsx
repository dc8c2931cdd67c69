import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { ReportPage } from "../../frames/report-page.tsx";
import { type FiguresReport, getFigures } from "../../providers/board.ts";
import { FiguresByDay } from "./figures-by-day.tsx";
import { FiguresByHour } from "./figures-by-hour.tsx";
import { FiguresByManager } from "./figures-by-manager.tsx";
import { FiguresTotal } from "./figures-total.tsx";
import { ToBoard } from "./to-board.tsx";
import { BOARD_KEY } from "./use-board.ts";

const WORDS = "resources.requests.figures";

/** How well the promise was kept: by day, by hour, by manager. */
export function FiguresPage() {
	return (
		<ReportPage
			actions={<ToBoard />}
			ask={({ from, signal }) => getFigures(from, signal)}
			queryKey={[BOARD_KEY, "figures"]}
			resource="requests"
			words={WORDS}
		>
			{(figures, locale) => <Figures figures={figures} locale={locale} />}
		</ReportPage>
	);
}

type FiguresProps = { readonly figures: FiguresReport; readonly locale: string };

/** A sentence in place of charts where nobody asked for anything. */
export function Figures({ figures: { total, days, hours, managers }, locale }: FiguresProps) {
	const translate = useTranslate();
	if (total.requests === 0) return <Typography>{translate(`${WORDS}.none`)}</Typography>;
	return (
		<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
			<FiguresTotal locale={locale} total={total} />
			<FiguresByDay days={days} />
			<FiguresByHour hours={hours} />
			<FiguresByManager managers={managers} />
		</Box>
	);
}
