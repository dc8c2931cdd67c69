import { expect, test } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { byAddress, createRateLimit } from "../../app/platform/rate-limit.server.ts";
import type { SchoolLimits } from "../../app/request-context.server.ts";
import { noteTries } from "./note-tries.ts";

const VISITOR = { ip: "192.0.2.7" };
const PHONE = "+79031234567";

function openLimits(tries: number): SchoolLimits {
	const clock = createSettableClock("2026-11-18T09:00:00Z");
	const limit = () => createRateLimit({ tries, windowMs: 600_000, clock });
	return { requestsByAddress: byAddress(limit()), requestsByPhone: limit() } as unknown as SchoolLimits;
}

test("a request that gets its tries back costs none, however often it is repeated", async () => {
	const limits = openLimits(1);
	for (let count = 0; count < 5; count++) {
		const noted = noteTries(limits);
		expect(await noted.limits.requestsByAddress.take(VISITOR)).toBe(true);
		expect(await noted.limits.requestsByPhone.take(PHONE)).toBe(true);
		await noted.giveBack();
	}
	const served = noteTries(limits);
	expect(await served.limits.requestsByPhone.take(PHONE)).toBe(true);
	expect(await noteTries(limits).limits.requestsByPhone.take(PHONE)).toBe(false);
});

test("a try that was given back already is not given back again", async () => {
	const limits = openLimits(2);
	await limits.requestsByAddress.take(VISITOR);
	const noted = noteTries(limits);
	await noted.limits.requestsByAddress.take(VISITOR);
	await noted.limits.requestsByAddress.giveBack(VISITOR);
	await noted.giveBack();
	expect([await limits.requestsByAddress.take(VISITOR), await limits.requestsByAddress.take(VISITOR)]).toEqual([
		true,
		false,
	]);
});

test("limits that are away fail nothing", async () => {
	const away = async () => {
		throw new Error("connect");
	};
	const limits = { requestsByPhone: { take: () => true, giveBack: away } } as unknown as SchoolLimits;
	const noted = noteTries(limits);
	await noted.limits.requestsByPhone.take(PHONE);
	await expect(noted.giveBack()).resolves.toBeUndefined();
});
