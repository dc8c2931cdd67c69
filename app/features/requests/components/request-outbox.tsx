import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Toast, ToastRegion } from "../../../ui/notice/toast.tsx";
import { type FlushOutcome, flushOutbox } from "./flush-outbox.ts";

const RETRY_MS = 30_000;

/** Sends what waits from an earlier page or visit, and says so. */
export default function RequestOutbox() {
	const t = useTranslations("requests");
	const [note, setNote] = useState<FlushOutcome>();

	useEffect(() => {
		let stopped = false;
		async function flush(): Promise<void> {
			const outcome = await flushOutbox();
			if (outcome && !stopped) setNote(outcome);
		}
		const timer = setInterval(flush, RETRY_MS);
		window.addEventListener("online", flush);
		void flush();
		return () => {
			stopped = true;
			clearInterval(timer);
			window.removeEventListener("online", flush);
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
