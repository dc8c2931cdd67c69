import { formatTime } from "../../i18n/format.ts";

/** The last moment of a sale. A sale runs up to `saleUntil` and without it, so one that ends at midnight is announced by the day before. */
export function saleLastMoment(saleUntil: Date): Date {
	return new Date(saleUntil.getTime() - 1);
}

/** The end of a sale as it is written with its time: midnight is 23:59 of the day before, the day that badges name. */
export function saleWrittenEnd(saleUntil: Date, zone: string): Date {
	const isMidnight = formatTime(saleUntil, "en", zone) === "00:00";
	return isMidnight ? saleLastMoment(saleUntil) : saleUntil;
}
