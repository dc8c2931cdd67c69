import type { StartPaymentDeps } from "../../features/checkout/attempts/start-payment.server.ts";
import { createCheckoutAddresses } from "../../features/checkout/checkout-addresses.ts";
import { createOrderMessages } from "../../features/notifications/queueing/create-order-messages.server.ts";
import { siteUrlOf } from "../../platform/environment.server.ts";
import type { Door } from "../open-door.server.ts";

/** What the functions of the checkout need of the school. */
export function checkoutDepsOf(door: Door): StartPaymentDeps {
	const { clock, log, banks, settings, jobs, environment } = door;
	return {
		clock,
		log,
		banks,
		settings,
		addresses: createCheckoutAddresses(siteUrlOf(environment)),
		messages: createOrderMessages(jobs),
	};
}
