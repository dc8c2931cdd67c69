import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { SaidIn } from "../../../../ui/reading/said-in.tsx";
import type { HistoryWord, ToldEvent } from "../../orders/history-word.ts";
import { Moment } from "./moment.tsx";
import { useFailureText } from "./use-failure-text.tsx";

type OrderHistoryProps = {
	readonly history: readonly ToldEvent[];
	/** In which the courses are named. */
	readonly language: Locale;
	readonly zone: string;
};

/** Events whose reason is the names of courses. */
const NAMING: readonly HistoryWord[] = ["lessons_taken", "place_lost", "start_chosen", "start_moved", "line_ended"];

/** Everything that happened to the order, the newest first. */
export function OrderHistory({ history, language, zone }: OrderHistoryProps) {
	const t = useTranslations("order");
	const told = history.map((event, index) => ({ event, index }));
	return (
		<Card as="section">
			<h2 className="step-3">{t("history.title")}</h2>
			<ol className="order__history" reversed>
				{told.toReversed().map(({ event, index }) => (
					<li key={index}>
						<b>{t(`history.events.${event.word}`)}</b>
						<span className="muted step--1">
							{t(`history.by.${event.by}`)}, <Moment at={event.at} zone={zone} />
						</span>
						<Reason event={event} language={language} />
					</li>
				))}
			</ol>
		</Card>
	);
}

/** Codes are said in words; what people wrote stands as it is. */
function Reason({ event: { word, reason }, language }: { event: ToldEvent; language: Locale }) {
	const failureText = useFailureText({ canPay: false });
	if (word === "payment_failed") return <span>{failureText(reason)}</span>;
	if (!reason) return null;
	return (
		<span className="order__said">
			{NAMING.includes(word) ? <SaidIn language={language}>{reason}</SaidIn> : reason}
		</span>
	);
}
