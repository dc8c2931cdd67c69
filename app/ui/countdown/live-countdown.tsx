import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatTime, formatZone } from "../../i18n/format.ts";
import { useTranslations } from "../../i18n/use-translations.ts";
import { isOver, timeLeft } from "./count-down.ts";
import { Countdown } from "./countdown.tsx";
import { unitWords } from "./unit-words.ts";
import { useSecond } from "./use-second.ts";

type LiveCountdownProps = {
	/** The stored deadline. */
	until: Date;
	/** Whether the deadline is the end of something or its beginning. */
	kind?: "until" | "opens";
	/** The moment that is written out, where it is not the deadline to the second, or that it is written beside. */
	written?: Date | "beside";
	/** What comes then. */
	label: string;
	/** What stands here once it is over. */
	done: ReactNode;
	/** What stands here once what has begun is over too: a page may be left open for days. */
	ended?: { readonly at: Date; readonly words: ReactNode };
	/** When the page was rendered; decides what it shows before hydration. */
	serverNow: Date;
	/** The IANA zone in which the deadline is written. */
	zone: string;
};

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Counts down to a deadline in the browser. The page itself carries the deadline in words and boxes without figures, so that it may be
 * stored, and nothing moves when the figures come: from the first script, and from here once the page has come to life.
 */
export function LiveCountdown({
	until,
	kind = "until",
	written = until,
	label,
	done,
	ended,
	serverNow,
	zone,
}: LiveCountdownProps) {
	const t = useTranslations("ui.countdown");
	const locale = useLocale();
	const second = useSecond();
	const now = second ?? Math.floor(serverNow.getTime() / 1000);
	const left = timeLeft(until, now);
	if (isOver(left)) return ended && isOver(timeLeft(ended.at, now)) ? ended.words : done;
	const isLive = second !== undefined;
	const parts = UNITS.map((unit) => ({
		value: isLive ? left[unit] : undefined,
		label: t(unit, { count: left[unit] }),
		words: isLive ? undefined : unitWords(locale, (count) => t(unit, { count })),
	}));
	return (
		<span className="live-countdown">
			<Countdown label={label} parts={parts} until={isLive ? undefined : until} />
			{written !== "beside" && (
				<time className="live-countdown__end" dateTime={until.toISOString()}>
					{t(kind, {
						day: formatDate(written, locale, zone),
						time: formatTime(written, locale, zone),
						zone: formatZone(written, zone),
					})}
				</time>
			)}
		</span>
	);
}
