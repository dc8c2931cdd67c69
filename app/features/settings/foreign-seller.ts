import type { Locale } from "../../shared/localized.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The holder of the account that foreign cards are charged by, in one language (integrations, section 3). */
export type ForeignSeller = { readonly name: string; readonly number: string; readonly address: string };

/** The seller of the settings; undefined when they name none. */
export function foreignSellerOf({ foreign_seller: seller }: SiteSettings, locale: Locale): ForeignSeller | undefined {
	return seller ? { name: seller.name[locale], number: seller.number, address: seller.address[locale] } : undefined;
}
