import type { IncomingHttpHeaders } from "node:http";

/** As programs and people of this machine write it, with or without a port. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** What proxies write into what they hand on. */
const HANDED_ON = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * True for a call that was made on this machine and to it. A listener on loopback hears strangers as well, where a proxy hands them on
 * or a page of theirs has led its own name here.
 */
export function isFromHere(headers: IncomingHttpHeaders): boolean {
	return OWN_HOST.test(headers.host ?? "") && !isHandedOn(headers);
}

/** Whether a proxy stands between: who asks is not whose connection it is. */
export function isHandedOn(headers: IncomingHttpHeaders): boolean {
	return Object.keys(headers).some((name) => HANDED_ON.test(name));
}
