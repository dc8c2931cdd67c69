import { formatTime } from "../../../i18n/format.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";

/** The end of a sale as it is written with its time: midnight is 23:59 of the day before, the day that badges name. */
export function saleWrittenEnd(saleUntil: Date, zone: string): Date {
	const isMidnight = formatTime(saleUntil, "en", zone) === "00:00";
	return isMidnight ? saleLastMoment(saleUntil) : saleUntil;
}
