import { localizePath } from "../../i18n/locales.ts";
import type { CheckoutAddresses } from "./checkout-deps.ts";

/** Where banks notify us; the provider's code follows. */
export const WEBHOOKS = "/webhooks";

/** Addresses as banks are told them. `siteUrl` is origin and base path, without a slash at the end. */
export function createCheckoutAddresses(siteUrl: string): CheckoutAddresses {
	return {
		order: ({ token, locale }) => siteUrl + localizePath(`/order/${token}`, locale),
		invoice: ({ number, payKey, locale }) =>
			`${siteUrl}${localizePath("/pay", locale)}?${new URLSearchParams({ number, secret: payKey })}`,
		notification: (provider) => `${siteUrl}${WEBHOOKS}/${provider}`,
	};
}
