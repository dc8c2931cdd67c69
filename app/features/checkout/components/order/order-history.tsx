import { useTranslations } from "use-intl";
import { Card } from "../../../../ui/card/card.tsx";
import type { ToldEvent } from "../../rules/history-word.ts";
import { Moment } from "./moment.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Everything that happened to the order, the newest first. */
export function OrderHistory({ history, zone }: { history: readonly ToldEvent[]; zone: string }) {
	const t = useTranslations("order");
	const told = history.map((event, place) => ({ event, place }));
	return (
		<Card as="section">
			<h2 className="step-3">{t("history.title")}</h2>
			<ol className="order__history" reversed>
				{told.toReversed().map(({ event, place }) => (
					<li key={place}>
						<b>{t(`history.events.${event.word}`)}</b>
						<span className="muted step--1">
							{t(`history.by.${event.by}`)}, <Moment at={event.at} zone={zone} />
						</span>
						<Reason event={event} />
					</li>
				))}
			</ol>
		</Card>
	);
}

/** Codes are said in words; what people wrote stands as it is. */
function Reason({ event: { word, reason } }: { event: ToldEvent }) {
	const failureText = useFailureText(false);
	if (word === "payment_failed") return <span>{failureText(reason)}</span>;
	return reason ? <span className="order__said">{reason}</span> : null;
}
