import type { IncomingHttpHeaders } from "node:http";
import { createNetworkCheck } from "../../app/platform/networks.server.ts";
import { isHandedOn } from "../../sandbox/is-from-here.ts";

/** Where no stranger calls from: this machine, private networks, links, and those that overlays and clusters take (RFC 6598). */
const isOwnAddress = createNetworkCheck([
	"127.0.0.0/8",
	"10.0.0.0/8",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"100.64.0.0/10",
	"::1",
	"fc00::/7",
	"fe80::/10",
]);

type Asking = {
	readonly headers: IncomingHttpHeaders;
	/** As `readVisitor` read it. */
	readonly ip: string | undefined;
	/** Whether the proxy is trusted, so that `ip` is that of its client. */
	readonly trustProxy: boolean;
};

/**
 * Whether a call comes from the school's own machines. A call passed on by a proxy has the proxy's address, unless we trust what it says.
 */
export function isInside({ headers, ip, trustProxy }: Asking): boolean {
	if (!trustProxy && isHandedOn(headers)) return false;
	return isOwnAddress(ip);
}
