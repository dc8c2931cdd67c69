import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { useZoneName } from "./use-zone-name.ts";

type WhenProps = { readonly at: Date; readonly zone: string; readonly schoolZone: string };

/** When a lesson is: by the clock of the visitor, and by the school's where it differs. */
export function TrialWhen({ at, zone, schoolZone }: WhenProps) {
	const t = useTranslations("trials.when");
	const locale = useLocale();
	const zoneName = useZoneName();
	const say = (inZone: string) => ({
		day: formatDay(at, locale, inZone),
		weekday: formatWeekday(at, locale, inZone),
		time: formatTime(at, locale, inZone),
		zone: zoneName(inZone, at),
	});
	const isElsewhere = formatZone(at, zone) !== formatZone(at, schoolZone);
	return (
		<span className="trial-when">
			<time dateTime={at.toISOString()}>{t("yours", say(zone))}</time>
			<small className="muted">{isElsewhere ? t("schools", say(schoolZone)) : t("zone", say(zone))}</small>
		</span>
	);
}
