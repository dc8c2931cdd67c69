import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { useZoneWord } from "../../../ui/zone/use-zone-word.ts";
import { useVisitorZone } from "../../catalog/components/course/use-visitor-zone.ts";
import type { FormStart } from "../pages/request-form-view.ts";

/** The group that is waited for: by its own clock, and by the visitor's where that differs. */
export function AwaitedGroup({ at, zone }: Pick<FormStart, "at" | "zone">) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const visitorZone = useVisitorZone();
	const sayZone = useZoneWord();
	const dayOf = (inZone: string) => formatDay(at, locale, inZone);
	const group = {
		day: `${dayOf(zone)}, ${formatWeekday(at, locale, zone)}`,
		time: formatTime(at, locale, zone),
		zone: sayZone(at, zone),
	};
	if (!visitorZone || formatZone(at, visitorZone) === formatZone(at, zone)) return <p>{t("group", group)}</p>;
	const time = formatTime(at, locale, visitorZone);
	const yours = dayOf(visitorZone) === dayOf(zone) ? time : `${dayOf(visitorZone)}, ${time}`;
	return <p>{t("groupElsewhere", { ...group, yours })}</p>;
}
