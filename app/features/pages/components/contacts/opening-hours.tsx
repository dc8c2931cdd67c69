import { useLocale } from "use-intl";
import { formatDay, formatWeekday } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { HoursRow } from "../../../settings/opening-hours.ts";
import type { ContactsView, HolidayStretch } from "./contacts-view.ts";

/** When managers answer, and on which upcoming days they do not. */
export function OpeningHours({ contacts }: { contacts: ContactsView }) {
	const t = useTranslations("pages.contacts");
	const zone = contacts.zone === "Europe/Moscow" ? "moscow" : "other";
	return (
		<section className="contacts__hours">
			<h2 className="step-3">{t("hours")}</h2>
			<dl>
				{contacts.hours.map((row) => (
					<div key={row.fromDay}>
						<dt>
							<Days row={row} />
						</dt>
						<dd>{row.times ? row.times.map(shortTime).join("–") : t("dayOff")}</dd>
					</div>
				))}
			</dl>
			<p className="muted">{t("zone", { zone })}</p>
			{contacts.holidays.length > 0 && (
				<>
					<h3 className="step-1">{t("holidays")}</h3>
					<ul>
						{contacts.holidays.map((stretch) => (
							<li key={stretch.from}>
								<Stretch stretch={stretch} />
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

function Days({ row }: { row: HoursRow }) {
	const t = useTranslations("pages.contacts");
	const locale = useLocale();
	// 1 January 2024 was a Monday.
	const name = (day: number) => formatWeekday(new Date(Date.UTC(2024, 0, 1 + day)), locale, "UTC");
	if (row.fromDay === row.toDay) return name(row.fromDay);
	const form = row.toDay - row.fromDay === 1 ? "twoDays" : "daysRange";
	return t(form, { from: name(row.fromDay), to: name(row.toDay) });
}

function Stretch({ stretch }: { stretch: HolidayStretch }) {
	const t = useTranslations("pages.contacts");
	const locale = useLocale();
	const day = (date: string) => formatDay(new Date(`${date}T00:00:00Z`), locale, "UTC");
	const days =
		stretch.from === stretch.to ? day(stretch.from) : t("daysRange", { from: day(stretch.from), to: day(stretch.to) });
	return (
		<>
			<b>{days}</b> <span className="muted">{stretch.names.join(", ")}</span>
		</>
	);
}

/** `9:00` for `09:00`. */
function shortTime(time: string): string {
	return time.replace(/^0/, "");
}
