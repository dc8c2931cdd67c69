import Box from "@mui/material/Box";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading, ResourceContextProvider, useLocaleState, useTranslate } from "react-admin";
import { firstDayOf } from "../../fields/first-day-of.ts";
import { PageHead } from "../../frames/page-head.tsx";
import { getFigures } from "../../providers/board.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { FiguresByDay } from "./figures-by-day.tsx";
import { FiguresByHour } from "./figures-by-hour.tsx";
import { FiguresByManager } from "./figures-by-manager.tsx";
import { FiguresTotal } from "./figures-total.tsx";
import { ToBoard } from "./to-board.tsx";
import { BOARD_KEY } from "./use-board.ts";

const PERIODS = ["7", "30", "90", "365"] as const;
type Period = (typeof PERIODS)[number];

/** How well the promise was kept: by day, by hour, by manager. */
export function FiguresPage() {
	const translate = useTranslate();
	const [period, setPeriod] = useState<Period>("30");
	const [locale] = useLocaleState();
	const { data, error } = useQuery({
		queryKey: [BOARD_KEY, "figures", period],
		queryFn: ({ signal }) => getFigures(firstDayOf(Number(period), Date.now()), signal),
		placeholderData: keepPreviousData,
		retry: 1,
	});
	const words = "resources.requests.figures";
	return (
		<ResourceContextProvider value="requests">
			<PageHead title={translate(`${words}.title`)}>
				<ToBoard />
			</PageHead>
			<ChoiceChips
				label={translate(`${words}.period`)}
				onChoose={setPeriod}
				options={PERIODS.map((id) => ({ id, name: translate(`${words}.days`, { smart_count: Number(id) }) }))}
				value={period}
			/>
			{!data && (error ? <p role="alert">{translate("errors.failed")}</p> : <Loading />)}
			{data && (
				<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
					<FiguresTotal locale={locale} total={data.total} />
					<FiguresByDay days={data.days} />
					<FiguresByHour hours={data.hours} />
					<FiguresByManager managers={data.managers} />
				</Box>
			)}
		</ResourceContextProvider>
	);
}
