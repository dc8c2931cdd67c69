import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Toast, ToastRegion } from "../../../ui/notice/toast.tsx";
import { flushOutbox, outboxNote } from "./flush-outbox.ts";

const RETRY_MS = 30_000;

/** Sends what waits from an earlier page or visit, and says so. */
export default function RequestOutbox() {
	const t = useTranslations("requests");
	const note = useSyncExternalStore(outboxNote.subscribe, outboxNote.get, () => undefined);

	useEffect(() => {
		const flush = () => void flushOutbox();
		const timer = setInterval(flush, RETRY_MS);
		window.addEventListener("online", flush);
		flush();
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", flush);
		};
	}, []);

	if (!note) return null;
	return (
		<ToastRegion>
			<Toast
				title={t(`offline.${note}`)}
				onClose={() => outboxNote.set(undefined)}
				{...(note === "delivered" ? {} : { tone: "danger" as const })}
			/>
		</ToastRegion>
	);
}
