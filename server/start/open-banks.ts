import { WEBHOOKS } from "../../app/features/checkout/checkout-addresses.ts";
import type { Banks } from "../../app/features/checkout/checkout-deps.ts";
import { listPaymentPageOrigins } from "../../app/features/payments/list-payment-page-origins.ts";
import { openEveryProvider, openProviders } from "../../app/features/payments/open-providers.server.ts";
import type { BankStandIns } from "../../app/features/payments/payment-environment.ts";
import type { Clock } from "../../app/platform/clock.server.ts";
import { type Environment, siteUrlOf } from "../../app/platform/environment.server.ts";
import type { Sandbox } from "../../sandbox/start-sandbox.ts";

export type OpenedBanks = {
	readonly banks: Banks;
	/** Sources for `form-action`. */
	readonly pageOrigins: readonly string[];
	/** True while a stand-in serves any payment type, which pages then mention. */
	readonly areStandIns: boolean;
};

/**
 * The banks with an account, and stand-ins for the others where those may run. Registers our notification addresses with the stand-ins, as
 * a merchant does in a bank's account pages.
 */
export function openBanks(environment: Environment, sandbox: Sandbox | undefined, clock: Clock): OpenedBanks {
	const standIns = sandbox && standInsOf(sandbox, environment);
	const options = { environment, standIns, clock };
	const site = siteUrlOf(environment);
	sandbox?.registerWebhooks({ stripe: `${site}${WEBHOOKS}/stripe`, yookassa: `${site}${WEBHOOKS}/yookassa` });
	const byType = openProviders(options);
	const real = openProviders({ environment, clock });
	return {
		banks: { byType, byCode: openEveryProvider(options), needsForeignSeller: real.has("card_foreign") },
		pageOrigins: listPaymentPageOrigins(options),
		areStandIns: byType.size > real.size,
	};
}

function standInsOf({ url }: Sandbox, { SANDBOX_URL }: Environment): BankStandIns {
	return {
		tbank: `${url}/tbank`,
		stripe: `${url}/stripe`,
		forma: `${url}/forma`,
		yookassa: `${url}/yookassa`,
		pages: SANDBOX_URL,
	};
}
