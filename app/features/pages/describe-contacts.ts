import type { Locale } from "../../shared/localized.ts";
import { groupHours } from "../settings/opening-hours.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { ContactsView, HolidayStretch } from "./components/contacts/contacts-view.ts";

const MOST_HOLIDAYS = 3;

/** The contacts as a page shows them. `today` is the day in the school's zone, `2026-11-21`. */
export function describeContacts(settings: SiteSettings, locale: Locale, today: string): ContactsView {
	const { requisites, licence } = settings;
	return {
		phones: settings.phones.map((phone) => ({ number: phone.number, ...phone[locale] })),
		email: settings.email,
		channels: settings.channels.map((channel) => ({ kind: channel.kind, url: channel.url, ...channel[locale] })),
		hours: groupHours(settings.hours),
		zone: settings.hours.zone,
		holidays: upcomingHolidays(settings.holidays, locale, today).slice(0, MOST_HOLIDAYS),
		address: requisites.address[locale],
		requisites: [
			{ key: "legalName", value: requisites.legal_name[locale] },
			{ key: "fullName", value: requisites.full_name[locale] },
			{ key: "inn", value: requisites.inn },
			{ key: "kpp", value: requisites.kpp },
			{ key: "ogrn", value: requisites.ogrn },
			{ key: "address", value: requisites.address[locale] },
			{ key: "bank", value: requisites.bank.name[locale] },
			{ key: "bik", value: requisites.bank.bik },
			{ key: "account", value: requisites.bank.account },
			{ key: "correspondentAccount", value: requisites.bank.correspondent_account },
			{ key: "licence", value: licence.number },
		],
	};
}

/** Joins consecutive days off and leaves out those that are over. */
export function upcomingHolidays(holidays: SiteSettings["holidays"], locale: Locale, today: string): HolidayStretch[] {
	const stretches: HolidayStretch[] = [];
	for (const holiday of [...holidays].sort((left, right) => left.date.localeCompare(right.date))) {
		const last = stretches.at(-1);
		const name = holiday[locale];
		if (last && nextDay(last.to) === holiday.date) {
			const names = last.names.includes(name) ? last.names : [...last.names, name];
			stretches[stretches.length - 1] = { from: last.from, to: holiday.date, names };
		} else {
			stretches.push({ from: holiday.date, to: holiday.date, names: [name] });
		}
	}
	return stretches.filter(({ to }) => to >= today);
}

function nextDay(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}
