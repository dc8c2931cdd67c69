import { expect, test } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import type { RateLimit } from "../../app/platform/rate-limit.server.ts";
import type { Database } from "../../database/open-database.server.ts";
import { createLimits } from "./create-limits.ts";

const ADDRESS = "192.0.2.7";
const keyOf = (limit: string) => (limit.endsWith("ByAddress") ? { ip: ADDRESS } : ADDRESS);

test("how often one visitor may do what costs the school something, of twenty forms in ten minutes", async () => {
	const clock = createSettableClock("2026-11-18T09:00:00Z");
	const environment = { REQUEST_LIMIT: 20 } as Environment;
	const limits = createLimits(environment, { db: {} as Database, kind: "embedded" }, clock);
	const allowed: Record<string, number> = {};
	for (const [name, limit] of Object.entries<RateLimit<unknown>>(limits)) {
		let tries = 0;
		while (tries < 1_000 && (await limit.take(keyOf(name)))) tries++;
		allowed[name] = tries;
	}
	expect(allowed).toEqual({
		requestsByAddress: 20,
		trialsByAddress: 20,
		changesByAddress: 20,
		paymentsByAddress: 20,
		invoicesByAddress: 20,
		requestsByPhone: 10,
		requestsByEmail: 10,
		bookingsByRequest: 5,
		changesByRequest: 10,
		paymentsByOrder: 20,
		commentsByAddress: 10,
		cookieChoicesByAddress: 20,
		promoCodesByAddress: 20,
		viewsByAddress: 200,
		notificationsByAddress: 200,
		signInsByAddress: 30,
	});
	clock.set("2026-11-18T09:10:00Z");
	const takes = async (name: keyof typeof limits) => (limits[name] as RateLimit<unknown>).take(keyOf(name));
	expect([await takes("requestsByAddress"), await takes("signInsByAddress")]).toEqual([true, true]);
	expect([await takes("bookingsByRequest"), await takes("paymentsByOrder")]).toEqual([false, false]);
});
