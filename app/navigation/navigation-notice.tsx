import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../ui/button/button.tsx";
import { Toast, ToastRegion } from "../ui/notice/toast.tsx";
import { preparedNavigation } from "./prepare-navigation.ts";

/** Says that the page asked for is not coming for want of network, and offers to ask again; the page at hand stays. */
export function NavigationNotice() {
	const t = useTranslations("navigation.offline");
	const retry = useSyncExternalStore(subscribe, readRetry, () => undefined);
	return (
		<ToastRegion>
			{retry && (
				<Toast onClose={() => preparedNavigation()?.held.release()} title={t("title")} tone="danger">
					<p>{t("text")}</p>
					<Button onClick={retry} size="sm">
						{t("again")}
					</Button>
				</Toast>
			)}
		</ToastRegion>
	);
}

function subscribe(listener: () => void): () => void {
	return preparedNavigation()?.held.subscribe(listener) ?? (() => {});
}

function readRetry(): (() => void) | undefined {
	return preparedNavigation()?.held.retry;
}
