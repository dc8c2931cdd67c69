import { lazy, Suspense, useEffect, useState } from "react";
import { OUTBOX } from "../features/requests/components/browser-keys.ts";
import { needWords } from "../i18n/word-shelves.ts";

const RequestOutbox = lazy(async () => {
	try {
		await needWords("requests");
		return await import("../features/requests/components/request-outbox.tsx");
	} catch {
		// The connection went again: the next page will try.
		return { default: () => null };
	}
});

/** Fetches the outbox only in browsers that hold a form which has not gone out, once there is a connection. */
export function WaitingRequests() {
	const [isNeeded, setNeeded] = useState(false);
	useEffect(() => {
		function look(): void {
			if (navigator.onLine && hasWaiting()) setNeeded(true);
		}
		look();
		window.addEventListener("online", look);
		return () => window.removeEventListener("online", look);
	}, []);
	return isNeeded ? (
		<Suspense fallback={null}>
			<RequestOutbox />
		</Suspense>
	) : null;
}

function hasWaiting(): boolean {
	try {
		return localStorage.getItem(OUTBOX) !== null;
	} catch {
		return false;
	}
}
