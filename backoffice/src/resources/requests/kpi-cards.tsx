import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useLocaleState, useTranslate } from "react-admin";
import { intlTag } from "../../fields/intl-tag.ts";
import type { Board } from "../../providers/board.ts";
import { useLasted } from "./use-lasted.ts";

/** Today's figures: what came, who waits, how fast the first answer is, how well the promise is kept. */
export function KpiCards({ board: { summary, callbackMinutes } }: { board: Board }) {
	const translate = useTranslate();
	const lasted = useLasted();
	const [locale] = useLocaleState();
	const { newToday, newYesterday, waiting, longestWaitSeconds, week, weekBefore } = summary;
	const percent = new Intl.NumberFormat(intlTag(locale), { style: "percent", maximumFractionDigits: 0 });
	const words = "resources.requests.board";
	return (
		<Figures aria-label={translate(`${words}.figures`)}>
			<Kpi label={translate(`${words}.newToday`)} value={String(newToday)}>
				{translate(`${words}.yesterday`, { count: newYesterday })}
			</Kpi>
			<Kpi label={translate(`${words}.waiting`)} value={String(waiting)}>
				{longestWaitSeconds === null
					? translate(`${words}.nobodyWaits`)
					: translate(`${words}.longest`, { time: lasted(longestWaitSeconds) })}
			</Kpi>
			<Kpi
				label={translate(`${words}.median`)}
				value={
					week.medianMinutes === null ? "—" : translate(`${words}.minutes`, { count: printNumber(week.medianMinutes) })
				}
			>
				{weekBefore.medianMinutes !== null &&
					translate(`${words}.weekBefore`, {
						value: translate(`${words}.minutes`, { count: printNumber(weekBefore.medianMinutes) }),
					})}
			</Kpi>
			<Kpi
				label={translate(`${words}.share`, { smart_count: callbackMinutes })}
				value={week.keptShare === null ? "—" : percent.format(week.keptShare)}
			>
				{weekBefore.keptShare !== null &&
					translate(`${words}.weekBefore`, { value: percent.format(weekBefore.keptShare) })}
			</Kpi>
		</Figures>
	);

	function printNumber(value: number): string {
		return new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 1 }).format(value);
	}
}

function Kpi({ label, value, children }: { label: string; value: string; children?: React.ReactNode }) {
	return (
		<Card sx={{ display: "grid", gap: 0.25, alignContent: "start", padding: "1.1rem 1.25rem" }}>
			<Muted>{label}</Muted>
			<Figure>{value}</Figure>
			<Muted>{children}</Muted>
		</Card>
	);
}

const Figures = styled("section")(({ theme }) => ({
	display: "grid",
	gap: theme.spacing(2),
	gridTemplateColumns: "repeat(auto-fit, minmax(9.5rem, 1fr))",
	marginBlockEnd: theme.spacing(2.5),
}));

const Muted = styled("small")(({ theme }) => ({ color: theme.palette.text.secondary, fontSize: "0.875rem" }));

const Figure = styled("b")({ font: '800 1.75rem/1.1 "Geologica", sans-serif', letterSpacing: "-0.035em" });
