import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Loading, ResourceContextProvider, useLocaleState, useTranslate } from "react-admin";
import { firstDayOf } from "../fields/first-day-of.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { PageHead } from "./page-head.tsx";

const PERIODS = ["7", "30", "90", "365"] as const;

/** What a report is asked for; `from` is a day of the school's calendar, `YYYY-MM-DD`. */
type Question = { readonly from: string; readonly locale: string; readonly signal: AbortSignal };

type ReportPageProps<Report> = {
	/** The resource whose words name the columns of the tables. */
	readonly resource: string;
	/** The key of the words `title`, `period` and `days`. */
	readonly words: string;
	readonly queryKey: readonly string[];
	readonly ask: (question: Question) => Promise<Report>;
	/** Beside the title. */
	readonly actions?: ReactNode;
	readonly children: (report: Report, locale: string) => ReactNode;
};

/** A screen of figures over the last days; the number of days can be chosen. */
export function ReportPage<Report>({ resource, words, queryKey, ask, actions, children }: ReportPageProps<Report>) {
	const translate = useTranslate();
	const [period, setPeriod] = useState<(typeof PERIODS)[number]>("30");
	const [locale] = useLocaleState();
	const { data, error } = useQuery({
		queryKey: [...queryKey, period, locale],
		queryFn: ({ signal }) => ask({ from: firstDayOf(Number(period), Date.now()), locale, signal }),
		placeholderData: keepPreviousData,
		retry: 1,
	});
	return (
		<ResourceContextProvider value={resource}>
			<PageHead title={translate(`${words}.title`)}>{actions}</PageHead>
			<ChoiceChips
				label={translate(`${words}.period`)}
				onChoose={setPeriod}
				options={PERIODS.map((id) => ({ id, name: translate(`${words}.days`, { smart_count: Number(id) }) }))}
				value={period}
			/>
			{!data && (error ? <p role="alert">{translate("errors.failed")}</p> : <Loading />)}
			{data && children(data, locale)}
		</ResourceContextProvider>
	);
}
