import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading, ResourceContextProvider, useLocaleState, useTranslate } from "react-admin";
import { firstDayOf } from "../../fields/first-day-of.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { PageHead } from "../../frames/page-head.tsx";
import { getSales, type SalesReport } from "../../providers/sales.ts";
import { ChoiceChips } from "../requests/choice-chips.tsx";
import { SalesTable } from "./sales-table.tsx";

const PERIODS = ["7", "30", "90", "365"] as const;
type Period = (typeof PERIODS)[number];

/** What was sold: money that came and went back, by month and course. */
export function SalesPage() {
	const translate = useTranslate();
	const [period, setPeriod] = useState<Period>("30");
	const [locale] = useLocaleState();
	const { data, error } = useQuery({
		queryKey: ["sales", period, locale],
		queryFn: ({ signal }) => getSales({ from: firstDayOf(Number(period), Date.now()), locale, signal }),
		placeholderData: keepPreviousData,
		retry: 1,
	});
	const words = "resources.orders.sales";
	return (
		<ResourceContextProvider value="orders">
			<PageHead title={translate(`${words}.title`)} />
			<ChoiceChips
				label={translate(`${words}.period`)}
				onChoose={setPeriod}
				options={PERIODS.map((id) => ({ id, name: translate(`${words}.days`, { smart_count: Number(id) }) }))}
				value={period}
			/>
			{!data && (error ? <p role="alert">{translate("errors.failed")}</p> : <Loading />)}
			{data && <Sales sales={data} />}
		</ResourceContextProvider>
	);
}

function Sales({ sales: { totals, months, courses } }: { sales: SalesReport }) {
	const translate = useTranslate();
	const words = "resources.orders.sales";
	if (totals.length === 0) return <Typography>{translate(`${words}.none`)}</Typography>;
	return (
		<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
			<FormCard name="salesTotal">
				<SalesTable by="currency" rows={totals.map((sold) => ({ ...sold, key: sold.currency }))} />
			</FormCard>
			<FormCard name="salesByMonth">
				<SalesTable by="month" rows={months.map((sold) => ({ ...sold, key: sold.month + sold.currency }))} />
			</FormCard>
			<FormCard name="salesByCourse">
				<SalesTable
					by="course"
					rows={courses.map((sold) => ({ ...sold, key: sold.month + sold.currency + sold.courseId }))}
				/>
			</FormCard>
			<Typography color="text.secondary" variant="body2">
				{translate(`${words}.note`)}
			</Typography>
		</Box>
	);
}
