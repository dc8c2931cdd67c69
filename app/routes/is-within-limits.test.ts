import { expect, test } from "vitest";
import { createSettableClock } from "../platform/clock.fixture.ts";
import { byAddress, createRateLimit } from "../platform/rate-limit.server.ts";
import type { SchoolLimits } from "../request-context.server.ts";
import { MINUTE_MS } from "../shared/durations.ts";
import { isWithinLimits } from "./is-within-limits.server.ts";

const TRIES = 3;

function openLimits() {
	const clock = createSettableClock("2026-11-18T09:00:00Z");
	const limit = (tries: number) => createRateLimit({ tries, windowMs: 10 * MINUTE_MS, clock });
	const limits = {
		requestsByAddress: byAddress(limit(100)),
		requestsByPhone: limit(TRIES),
		requestsByEmail: limit(TRIES),
	};
	let number = 0;
	/** Each from an address and with a phone of its own. */
	return (email: string | null) => {
		number += 1;
		const visitor = { ip: `198.51.100.${number}`, agent: undefined, requestId: "1" };
		const phone = `+7903${String(number).padStart(7, "0")}`;
		return isWithinLimits({ limits: limits as unknown as SchoolLimits, visitor }, { phone, email });
	};
}

test("nobody fills a stranger's mailbox with letters, from whatever addresses, phones and spellings", async () => {
	const send = openLimits();
	const spellings = ["bombed@mail.ru", "Bombed@Mail.ru", "bombed+1@mail.ru"];
	for (const email of spellings) expect(await send(email)).toBe(true);
	for (const email of [...spellings, "bombed+2+3@mail.ru"]) expect(await send(email)).toBe(false);
	expect(await send("other@mail.ru")).toBe(true);
});

test("forms without an e-mail are of nobody's mailbox", async () => {
	const send = openLimits();
	for (let count = 0; count <= TRIES; count++) expect(await send(null)).toBe(true);
});
