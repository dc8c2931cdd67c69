/**
 * Calls back once there is a connection, at once where there is one. A browser may report none although there is one, so the site itself is
 * asked. Sent as text with the first script, so it may only use its arguments and what a browser has.
 */
export function whenConnected(go: () => void): void {
	if (navigator.onLine) go();
	else
		fetch(location.href, { method: "HEAD", cache: "no-store" }).then(go, () =>
			addEventListener("online", go, { once: true }),
		);
}

export type WhenConnected = typeof whenConnected;
