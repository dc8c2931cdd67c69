import Box from "@mui/material/Box";
import { ReportPage } from "../../frames/report-page.tsx";
import { getFigures } from "../../providers/board.ts";
import { FiguresByDay } from "./figures-by-day.tsx";
import { FiguresByHour } from "./figures-by-hour.tsx";
import { FiguresByManager } from "./figures-by-manager.tsx";
import { FiguresTotal } from "./figures-total.tsx";
import { ToBoard } from "./to-board.tsx";
import { BOARD_KEY } from "./use-board.ts";

/** How well the promise was kept: by day, by hour, by manager. */
export function FiguresPage() {
	return (
		<ReportPage
			actions={<ToBoard />}
			ask={({ from, signal }) => getFigures(from, signal)}
			queryKey={[BOARD_KEY, "figures"]}
			resource="requests"
			words="resources.requests.figures"
		>
			{({ total, days, hours, managers }, locale) => (
				<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
					<FiguresTotal locale={locale} total={total} />
					<FiguresByDay days={days} />
					<FiguresByHour hours={hours} />
					<FiguresByManager managers={managers} />
				</Box>
			)}
		</ReportPage>
	);
}
