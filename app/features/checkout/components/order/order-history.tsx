import { useTranslations } from "use-intl";
import { Card } from "../../../../ui/card/card.tsx";
import type { OrderView } from "../../order-view.ts";
import { failureWord } from "../../rules/failure-word.ts";
import { type HistoryWord, historyWord } from "../../rules/history-word.ts";
import { Moment } from "./moment.tsx";

type HistoryEvent = OrderView["history"][number];

const KNOWN_ACTORS = ["customer", "bank", "clock"] as const;

/** Everything that happened to the order, the newest first. */
export function OrderHistory({ history, zone }: { history: OrderView["history"]; zone: string }) {
	const t = useTranslations("order");
	const told = history.flatMap((event, place) => {
		const word = historyWord(event);
		return word ? [{ event, word, place }] : [];
	});
	return (
		<Card as="section">
			<h2 className="step-3">{t("history.title")}</h2>
			<ol className="order__history" reversed>
				{told.toReversed().map(({ event, word, place }) => (
					<li key={place}>
						<b>{t(`history.events.${word}`)}</b>
						<span className="muted step--1">
							{t(`history.by.${actorOf(event.by)}`)}, <Moment at={event.at} zone={zone} />
						</span>
						<Reason event={event} word={word} />
					</li>
				))}
			</ol>
		</Card>
	);
}

function actorOf(by: string): (typeof KNOWN_ACTORS)[number] | "staff" {
	return KNOWN_ACTORS.find((actor) => actor === by) ?? "staff";
}

/** Codes are said in words; what people wrote stands as it is; notes between programs are left out. */
function Reason({ event, word }: { event: HistoryEvent; word: HistoryWord }) {
	const t = useTranslations("order");
	if (word === "payment_failed") return <span>{t(`failures.${failureWord(event.reason)}`)}</span>;
	const isWritten = WRITTEN_REASONS.includes(word) && event.reason;
	return isWritten ? <span className="order__said">{event.reason}</span> : null;
}

const WRITTEN_REASONS: readonly HistoryWord[] = ["ask_refund", "refund_declined", "lessons_taken", "place_lost"];
