import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { FormCard } from "../../frames/form-card.tsx";
import { ReportPage } from "../../frames/report-page.tsx";
import { getSales, type SalesReport } from "../../providers/sales.ts";
import { SalesTable } from "./sales-table.tsx";

const WORDS = "resources.orders.sales";

/** What was sold: money that came and went back, by month and course. */
export function SalesPage() {
	return (
		<ReportPage ask={getSales} queryKey={["sales"]} resource="orders" words={WORDS}>
			{(sales) => <Sales sales={sales} />}
		</ReportPage>
	);
}

function Sales({ sales: { totals, months, courses } }: { sales: SalesReport }) {
	const translate = useTranslate();
	if (totals.length === 0) return <Typography>{translate(`${WORDS}.none`)}</Typography>;
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
				{translate(`${WORDS}.note`)}
			</Typography>
		</Box>
	);
}
