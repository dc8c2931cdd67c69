import { useLocaleState, useTranslate } from "react-admin";
import { answerWay } from "../../../../app/shared/messengers.ts";
import { intlTag } from "../../fields/intl-tag.ts";
import { ToneChip } from "../../fields/status-chip.tsx";
import type { QueuedRequest } from "../../providers/board.ts";
import { countdownText } from "./clock-text.ts";
import { useSecond } from "./use-second.ts";

type CountdownProps = {
	readonly request: Pick<QueuedRequest, "channel" | "secondsLeft" | "dueAt" | "isFirstCall">;
	/** Managers are at work: the time runs. */
	readonly isOpen: boolean;
	readonly readAt: number;
	readonly zone: string;
};

/**
 * How much working time is left until the call or the message, or since when it is late; for an agreed call, its time. Orange only for
 * people who wait for a first call.
 */
export function Countdown({ request, isOpen, readAt, zone }: CountdownProps) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	useSecond();
	const { channel, secondsLeft, dueAt, isFirstCall } = request;
	const left = isOpen ? secondsLeft - (performance.now() - readAt) / 1000 : secondsLeft;
	const tone = isFirstCall ? "hot" : left < 0 ? "danger" : "warn";
	return (
		<ToneChip label={sayWhen()} role="timer" size="small" sx={{ fontVariantNumeric: "tabular-nums" }} tone={tone} />
	);

	function sayWhen(): string {
		const words = "resources.requests.board";
		if (left < 0) return translate(`${words}.overdue`, { time: countdownText(left) });
		const isCalled = answerWay(channel) === "call";
		const moment = momentText(dueAt, { locale, zone });
		if (!isFirstCall) return translate(`${words}.${isCalled ? "agreed" : "agreedInWriting"}`, { time: moment });
		return isOpen
			? translate(`${words}.left`, { time: countdownText(left) })
			: translate(`${words}.${isCalled ? "by" : "writeBy"}`, { time: moment });
	}
}

/** Time on the school's clock, with the day where that is not today; without the year. It is not broken between lines. */
export function momentText(instant: string, { locale, zone }: { locale: string; zone: string }): string {
	const day = (moment: Date) => moment.toLocaleDateString("en-CA", { timeZone: zone });
	const moment = new Date(instant);
	const text = moment.toLocaleString(intlTag(locale), {
		...(day(moment) === day(new Date()) ? {} : { day: "numeric", month: "short" }),
		hour: "numeric",
		minute: "2-digit",
		timeZone: zone,
	});
	return text.replaceAll(" ", "\u00a0");
}
