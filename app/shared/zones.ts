import { isOneOf } from "./is-one-of.ts";

/** Zones that visitors and staff choose from, from west to east; the city after the slash is what people know them by. */
export const OFFERED_ZONES = [
	"America/Los_Angeles",
	"America/Denver",
	"America/Chicago",
	"America/New_York",
	"Europe/London",
	"Europe/Lisbon",
	"Europe/Berlin",
	"Europe/Paris",
	"Europe/Belgrade",
	"Europe/Warsaw",
	"Europe/Kaliningrad",
	"Europe/Kyiv",
	"Europe/Helsinki",
	"Asia/Nicosia",
	"Asia/Jerusalem",
	"Europe/Moscow",
	"Europe/Minsk",
	"Europe/Istanbul",
	"Europe/Samara",
	"Asia/Tbilisi",
	"Asia/Yerevan",
	"Asia/Baku",
	"Asia/Dubai",
	"Asia/Yekaterinburg",
	"Asia/Tashkent",
	"Asia/Almaty",
	"Asia/Bishkek",
	"Asia/Omsk",
	"Asia/Novosibirsk",
	"Asia/Krasnoyarsk",
	"Asia/Bangkok",
	"Asia/Irkutsk",
	"Asia/Makassar",
	"Asia/Shanghai",
	"Asia/Yakutsk",
	"Asia/Tokyo",
	"Asia/Vladivostok",
	"Australia/Sydney",
	"Asia/Magadan",
	"Asia/Kamchatka",
] as const;

/** The zones to choose from, before them the one that is set already where it is not offered. */
export function zonesWith(own: string | null | undefined): readonly string[] {
	return !own || isOneOf(OFFERED_ZONES, own) ? OFFERED_ZONES : [own, ...OFFERED_ZONES];
}

export type OfferedZone = (typeof OFFERED_ZONES)[number];

/** The city of a zone, as a key of the words: `Asia/Yekaterinburg` → `Yekaterinburg`. */
export type ZoneCity = OfferedZone extends `${string}/${infer City}` ? City : never;

/** Undefined for a zone that is not offered. */
export function cityOf(zone: string): ZoneCity | undefined {
	return isOneOf(OFFERED_ZONES, zone) ? (zone.split("/")[1] as ZoneCity) : undefined;
}
