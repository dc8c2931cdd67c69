import { useLocale } from "use-intl";
import { formatDay, formatTime, formatZone } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { useZoneWord } from "../../../../ui/zone/use-zone-word.ts";
import type { StartView } from "../../courses/course-view.ts";
import { useVisitorZone } from "./use-visitor-zone.ts";

/** The time of a group by its own clock, and below, where it differs, by the visitor's. The line below is kept free for it. */
export function StartTime({ at, zone }: Pick<StartView, "at" | "zone">) {
	const sayZone = useZoneWord();
	const locale = useLocale();
	return (
		<span className="start-time">
			<time className="num" dateTime={at.toISOString()}>
				{formatTime(at, locale, zone)}
			</time>{" "}
			<span className="muted">{sayZone(at, zone)}</span>
			<VisitorTime at={at} zone={zone} />
		</span>
	);
}

function VisitorTime({ at, zone }: Pick<StartView, "at" | "zone">) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const visitorZone = useVisitorZone();
	if (!visitorZone || formatZone(at, zone) === formatZone(at, visitorZone))
		return <small className="start-time__yours" />;
	const time = formatTime(at, locale, visitorZone);
	const day = formatDay(at, locale, visitorZone);
	const isSameDay = day === formatDay(at, locale, zone);
	return (
		<small className="start-time__yours">{t("starts.yours", { time: isSameDay ? time : `${day}, ${time}` })}</small>
	);
}
