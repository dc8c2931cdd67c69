import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { useVisitorZone } from "../../catalog/components/course/use-visitor-zone.ts";

type WhenProps = {
	readonly at: Date;
	readonly zone: string;
	/** The zone of the visitor, when the server knows it: on their own page. */
	readonly knownZone?: string | null;
};

/** When a webinar begins: by the school's clock, and below, where it differs, by the visitor's. The line below is kept free for it. */
export function WebinarWhen({ at, zone, knownZone }: WhenProps) {
	const t = useTranslations("webinars");
	const locale = useLocale();
	const visitorZone = useVisitorZone() ?? knownZone;
	const isElsewhere = visitorZone && formatZone(at, visitorZone) !== formatZone(at, zone);
	const say = (inZone: string) =>
		t("when", {
			day: formatDay(at, locale, inZone),
			weekday: formatWeekday(at, locale, inZone),
			time: formatTime(at, locale, inZone),
		});
	return (
		<span className="webinar-when">
			<time className="num" dateTime={at.toISOString()}>
				{say(zone)}
			</time>{" "}
			<span className="muted">
				{t("zone", { zone: zone === "Europe/Moscow" ? "moscow" : "other", offset: formatZone(at, zone) })}
			</span>
			<small className="webinar-when__yours">{isElsewhere ? t("yours", { when: say(visitorZone) }) : ""}</small>
		</span>
	);
}
