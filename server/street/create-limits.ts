import type { Clock } from "../../app/platform/clock.server.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import { byAddress, createRateLimit } from "../../app/platform/rate-limit.server.ts";
import type { SchoolLimits } from "../../app/request-context.server.ts";
import { HOUR_MS, MINUTE_MS } from "../../app/shared/durations.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { createSharedRateLimit } from "../../database/shared-rate-limit.server.ts";

const TEN_MINUTES_MS = 10 * MINUTE_MS;
/** Regardless of how many forms are allowed: these are attempts to sign in as staff. */
const SIGN_INS = 30;
const SIGN_IN_WINDOW_MS = 5 * MINUTE_MS;
/** A class behind one address reads more posts than it sends forms. */
const VIEWS_A_TRY = 10;
/** A bank that has moved, or one behind a proxy that hides senders, tells of more payments than one address leaves forms. */
const NOTIFICATIONS_A_TRY = 10;

/** How often one visitor may do what costs the school something: counted in memory by a single process, in the database by several. */
export function createLimits(
	{ REQUEST_LIMIT: tries }: Environment,
	{ db, kind }: Pick<OpenDatabase, "db" | "kind">,
	clock: Clock,
): SchoolLimits {
	function limit(name: string, most: number, windowMs = TEN_MINUTES_MS) {
		const options = { tries: most, windowMs, clock };
		return kind === "server" ? createSharedRateLimit(db, { name, ...options }) : createRateLimit(options);
	}
	const ownLimit = (most: number) => createRateLimit({ tries: most, windowMs: TEN_MINUTES_MS, clock });
	return {
		requestsByAddress: byAddress(limit("requests", tries)),
		requestsByPhone: limit("phones", Math.ceil(tries / 2)),
		requestsByEmail: limit("mailboxes", Math.ceil(tries / 2)),
		trialsByAddress: byAddress(limit("trial forms", tries)),
		changesByAddress: byAddress(limit("change forms", tries)),
		paymentsByAddress: byAddress(limit("payment forms", tries)),
		invoicesByAddress: byAddress(limit("invoice forms", tries)),
		// A lesson that is booked or called off sends a letter and a message to the managers; a visit to a bank asks the bank up to three
		// times.
		bookingsByRequest: limit("bookings", Math.ceil(tries / 4), HOUR_MS),
		changesByRequest: limit("changes", Math.ceil(tries / 2), HOUR_MS),
		paymentsByOrder: limit("payments", tries, HOUR_MS),
		commentsByAddress: byAddress(limit("comments", Math.ceil(tries / 2))),
		cookieChoicesByAddress: byAddress(limit("cookie choices", tries)),
		promoCodesByAddress: byAddress(limit("promo codes", tries)),
		// Neither is worth a write for each request: every process counts its own.
		viewsByAddress: byAddress(ownLimit(tries * VIEWS_A_TRY)),
		notificationsByAddress: byAddress(ownLimit(tries * NOTIFICATIONS_A_TRY)),
		signInsByAddress: byAddress(limit("sign-ins", SIGN_INS, SIGN_IN_WINDOW_MS)),
	};
}
