import { lazy, Suspense, useEffect, useState } from "react";
import { OUTBOX_EVENT } from "../features/requests/components/outbox-event.ts";
import { readOutbox } from "../features/requests/components/request-storage.ts";
import { needWords } from "../i18n/word-shelves.ts";
import { loadOrWait } from "../ui/deferred/deferred-parts.ts";

const RequestOutbox = lazy(() =>
	loadOrWait(async () => {
		await needWords("requests");
		return import("../features/requests/components/request-outbox.tsx");
	}),
);

/** Fetches the outbox only in browsers that hold a form which has not gone out. */
export function WaitingRequests() {
	const [isNeeded, setNeeded] = useState(false);
	useEffect(() => {
		const need = () => setNeeded(true);
		if (readOutbox().length > 0) need();
		window.addEventListener(OUTBOX_EVENT, need);
		return () => window.removeEventListener(OUTBOX_EVENT, need);
	}, []);
	return isNeeded ? (
		<Suspense fallback={null}>
			<RequestOutbox />
		</Suspense>
	) : null;
}
