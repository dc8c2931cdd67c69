import { formatDate, formatZonedTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { stillAhead } from "../../checkout/rules/still-ahead.ts";
import { foreignSellerOf } from "../../settings/foreign-seller.ts";
import type { AnnouncedOrder } from "../facts/get-announced-order.server.ts";
import type { Letter } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import type { ToldOrder } from "./order-facts.ts";
import { orderLetter } from "./order-letter.server.ts";

type Sending = { readonly siteUrl: string; readonly now: Date };

/** The letter about an order, in the language the order was placed in. */
export function writeOrderLetter(
	{ order, settings, visitorZone }: Pick<AnnouncedOrder, "order" | "settings" | "visitorZone">,
	{ details, siteUrl, now, takesForeignCards }: Pick<ToldOrder, "details" | "takesForeignCards"> & Sending,
): Promise<Letter> {
	const { locale } = order;
	const { zone } = settings.hours;
	return orderLetter({
		order: { ...order, coolingUntil: stillAhead(order.coolingUntil, now) },
		details,
		takesForeignCards,
		visitorZone,
		sayMoment: (at, of = zone) => `${formatDate(at, locale, of)}, ${formatZonedTime(at, locale, of)}`,
		orderUrl: `${siteUrl}${localizePath(`/order/${order.token}`, locale)}`,
		myDataUrl: `${siteUrl}${localizePath(`/my/${order.token}`, locale)}`,
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
		school: letterSchool(settings, locale),
		creditWarning: settings.credit_warning[locale],
		foreignSeller: foreignSellerOf(settings, locale),
	});
}
