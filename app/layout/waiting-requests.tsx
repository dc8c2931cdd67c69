import { type ComponentType, useEffect, useState } from "react";
import { OUTBOX } from "../features/requests/components/browser-keys.ts";
import { keepBegunForms } from "../features/requests/components/keep-begun-forms.ts";
import { unkeptRequests } from "../features/requests/components/unkept-requests.ts";
import { needMessages } from "../i18n/message-catalogues.ts";
import { LEAVING_EVENT } from "../navigation/prepare-navigation.ts";

/** How often to look for forms that could not be sent: a visitor may close such a form, or follow a link, in the same document. */
const LOOK_MS = 20_000;

/** Fetches the outbox only in browsers that hold a form which has not gone out, once there is a connection. */
export function WaitingRequests() {
	const [Outbox, setOutbox] = useState<ComponentType>();
	useEffect(() => {
		if (Outbox) return;
		async function look(): Promise<void> {
			if (!navigator.onLine || !hasWaiting()) return;
			try {
				await needMessages("requests");
				const { default: RequestOutbox } = await import("../features/requests/components/request-outbox.tsx");
				setOutbox(() => RequestOutbox);
			} catch {
				// The connection went again: the next look will try.
			}
		}
		void look();
		const timer = setInterval(look, LOOK_MS);
		window.addEventListener("online", look);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", look);
		};
	}, [Outbox]);
	useEffect(() => {
		window.addEventListener(LEAVING_EVENT, keepBegunForms);
		return () => window.removeEventListener(LEAVING_EVENT, keepBegunForms);
	}, []);
	return Outbox && <Outbox />;
}

function hasWaiting(): boolean {
	if (unkeptRequests.size > 0) return true;
	try {
		return localStorage.getItem(OUTBOX) !== null;
	} catch {
		return false;
	}
}
