import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Toast, ToastRegion } from "../../../ui/notice/toast.tsx";
import { OUTBOX_EVENT } from "./outbox-event.ts";
import { forgetDraft, readOutbox, unqueueRequest } from "./request-storage.ts";
import { sendRequest } from "./send-request.ts";

const RETRY_MS = 30_000;

/**
 * Sends what was submitted without a connection: when the link returns while a page is open, and at the next visit. One tab at a
 * time, and the idempotency key makes two tries one request.
 */
export default function RequestOutbox() {
	const t = useTranslations("requests");
	const [note, setNote] = useState<"delivered" | "failedLater">();

	useEffect(() => {
		let stopped = false;
		async function flush(): Promise<void> {
			if (readOutbox().length === 0 || !navigator.onLine) return;
			const outcome = await oneTabAtATime(sendWaiting);
			if (outcome && !stopped) setNote(outcome);
		}
		const timer = setInterval(flush, RETRY_MS);
		window.addEventListener("online", flush);
		window.addEventListener(OUTBOX_EVENT, flush);
		void flush();
		return () => {
			stopped = true;
			clearInterval(timer);
			window.removeEventListener("online", flush);
			window.removeEventListener(OUTBOX_EVENT, flush);
		};
	}, []);

	if (!note) return null;
	return (
		<ToastRegion>
			<Toast
				title={t(`offline.${note}`)}
				onClose={() => setNote(undefined)}
				{...(note === "failedLater" ? { tone: "danger" as const } : {})}
			/>
		</ToastRegion>
	);
}

async function sendWaiting(): Promise<"delivered" | "failedLater" | undefined> {
	let outcome: "delivered" | "failedLater" | undefined;
	for (const request of readOutbox()) {
		const result = await sendRequest(request.url, request.body);
		if (result.state !== "answered") continue;
		unqueueRequest(request.id);
		if (result.answer.state === "errors") {
			outcome = "failedLater";
			continue;
		}
		forgetDraft(request.draftKey);
		outcome ??= "delivered";
		window.dispatchEvent(new CustomEvent("orbita-delivered", { detail: { id: request.id, answer: result.answer } }));
	}
	return outcome;
}

async function oneTabAtATime<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
	if (!navigator.locks) return work();
	return navigator.locks.request("orbita-outbox", { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}
