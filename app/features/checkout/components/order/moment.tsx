import { useLocale } from "use-intl";
import { formatDate, formatDay, formatTime } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Locale } from "../../../../shared/localized.ts";
import { useZoneWord } from "../../../../ui/zone/use-zone-word.ts";
import { useVisitorZone } from "../../../catalog/components/course/use-visitor-zone.ts";

/** Says date and time by the clock of a zone: `20 ноября 2026 г., 12:00 (по Москве)`. */
export function useMoment(zone: string): (at: Date) => string {
	const t = useTranslations("order");
	const locale = useLocale();
	const sayZone = useZoneWord();
	return (at) =>
		t("moment", {
			date: formatDate(at, locale, zone),
			time: formatTime(at, locale, zone),
			zone: sayZone(at, zone),
		});
}

/** A moment by the clock of a zone and, where it says something else, by the visitor's: on narrow screens in a line kept free for it. */
export function Moment({ at, zone }: { at: Date; zone: string }) {
	const t = useTranslations("order");
	const say = useMoment(zone);
	const yours = useYourTime(at, zone);
	return (
		<time dateTime={at.toISOString()}>
			{say(at)}
			<span className="order__yours">{yours && t("yourTime", { time: yours })}</span>
		</time>
	);
}

/** A sentence after one that names a moment by the school's clock: what the visitor's says then, where that is something else. */
export function ByYourClock({ at, zone }: { at: Date; zone: string }) {
	const t = useTranslations("order");
	const yours = useYourTime(at, zone);
	return <span className="order__your-clock">{yours && t("byYourClock", { time: yours })}</span>;
}

/** Day and time by the visitor's clock; undefined until it is known, and where it says the same. */
function useYourTime(at: Date, zone: string): string | undefined {
	const locale = useLocale();
	const visitorZone = useVisitorZone();
	const yours = visitorZone && dayAndTime(at, locale, visitorZone);
	return yours && yours !== dayAndTime(at, locale, zone) ? yours : undefined;
}

function dayAndTime(at: Date, locale: Locale, zone: string): string {
	return `${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`;
}
