import type { Clock } from "./clock.server.ts";

export type RateLimit<Key = string> = {
	/** Counts one try of a key; false when it has had its share of the window. */
	take(key: Key): boolean | Promise<boolean>;
	/** Takes back one try that turned out not to count. */
	giveBack(key: Key): void | Promise<void>;
};

/** Counts visitors by their client addresses. */
export type AddressLimit = RateLimit<{ readonly ip: string | undefined }>;

/** How many windows are kept at least, and at most twice as many. */
const KEPT_WINDOWS = 25_000;

type Window = { count: number; readonly endsAt: number };

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
	const windows = createBoundedWindows();
	return {
		take(key) {
			const now = clock.now().getTime();
			const current = windows.find(key);
			// A window that ends further away than any began before the clock was put back.
			const isOver = !current || current.endsAt <= now || current.endsAt > now + windowMs;
			const window = isOver ? { count: 0, endsAt: now + windowMs } : current;
			window.count++;
			windows.keep(key, window);
			return window.count <= tries;
		},
		giveBack(key) {
			const current = windows.find(key);
			if (current && current.count > 0) current.count--;
		},
	};
}

/**
 * The windows of the keys that tried last. Whoever goes on trying is never forgotten, and whoever makes up keys to be forgotten himself needs
 * {@link KEPT_WINDOWS} of them for each: a full half takes the place of the one before it.
 */
function createBoundedWindows() {
	let recent = new Map<string, Window>();
	let earlier = new Map<string, Window>();
	return {
		find: (key: string) => recent.get(key) ?? earlier.get(key),
		keep(key: string, window: Window): void {
			if (recent.size >= KEPT_WINDOWS && !recent.has(key)) {
				earlier = recent;
				recent = new Map();
			}
			recent.set(key, window);
		},
	};
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
