import type { Clock } from "./clock.server.ts";

export type RateLimit<Key = string> = {
	/** Counts one try of a key; false when it has had its share of the window. */
	take(key: Key): boolean | Promise<boolean>;
	/** Takes back one try that turned out not to count. */
	giveBack(key: Key): void | Promise<void>;
};

/** Counts visitors by their client addresses. */
export type AddressLimit = RateLimit<{ readonly ip: string | undefined }>;

const MAX_KEYS = 50_000;

/** At most `tries` of a key within `windowMs`, counted by this process. */
export function createRateLimit({
	tries,
	windowMs,
	clock,
}: {
	tries: number;
	windowMs: number;
	clock: Clock;
}): RateLimit {
	const taken = new Map<string, { count: number; endsAt: number }>();
	return {
		take(key) {
			const now = clock.now().getTime();
			const current = taken.get(key);
			// A window that ends further away than any began before the clock was put back.
			if (!current || current.endsAt <= now || current.endsAt > now + windowMs) {
				if (taken.size >= MAX_KEYS) forgetOld(taken, now);
				taken.set(key, { count: 1, endsAt: now + windowMs });
				return true;
			}
			current.count++;
			return current.count <= tries;
		},
		giveBack(key) {
			const current = taken.get(key);
			if (current && current.count > 0) current.count--;
		},
	};
}

function forgetOld(taken: Map<string, { endsAt: number }>, now: number): void {
	for (const [key, { endsAt }] of taken) if (endsAt <= now) taken.delete(key);
	if (taken.size >= MAX_KEYS) taken.clear();
}

/** The same limit of visitors, each counted by the {@link addressKey} of where they come from. */
export function byAddress(limit: RateLimit): AddressLimit {
	return {
		take: ({ ip }) => limit.take(addressKey(ip)),
		giveBack: ({ ip }) => limit.giveBack(addressKey(ip)),
	};
}

const GROUPS = 8;
/**
 * The first 56 bits of an IPv6 address. A household is usually assigned a /56 (RIPE-690) and chooses among its 256 networks itself; one
 * with a /48 still counts as 256 places.
 */
const NETWORK_GROUPS = 4;
const NETWORK_BITS_OF_LAST = 0xff00;

/** The key that an address is counted under: itself, or its network where one can make up any number of addresses. */
export function addressKey(ip: string | undefined): string {
	if (!ip) return "unknown";
	if (!ip.includes(":")) return ip;
	const [head = "", tail] = ip.toLowerCase().split("::");
	const groups = head === "" ? [] : head.split(":");
	const last = tail ? tail.split(":") : [];
	const gap = tail === undefined ? 0 : GROUPS - groups.length - last.length;
	const whole = [...groups, ...Array<string>(Math.max(gap, 0)).fill("0"), ...last];
	return whole
		.slice(0, NETWORK_GROUPS)
		.map((group, index) => (index === NETWORK_GROUPS - 1 ? networkBits(group) : group.replace(/^0+(?=.)/, "")))
		.join(":");
}

function networkBits(group: string): string {
	return (Number.parseInt(group, 16) & NETWORK_BITS_OF_LAST).toString(16);
}
