import { useSyncExternalStore } from "react";
import { useTranslations } from "../i18n/use-translations.ts";
import { Button } from "../ui/button/button.tsx";
import { Callout } from "../ui/notice/callout.tsx";
import { Toast, ToastRegion } from "../ui/notice/toast.tsx";
import { type NoticeWord, noticeWord } from "./notice-word.ts";
import { preparedNavigation } from "./prepare-navigation.ts";

const NETWORK_CHANGES = ["online", "offline"] as const;

/** Says that the page asked for is not coming for want of network, and offers to ask again; the page at hand stays. */
export function NavigationNotice() {
	const t = useTranslations("navigation");
	const word = useSyncExternalStore(subscribe, readWord, () => "offline" as const);
	const retry = useSyncExternalStore(subscribe, readRetry, () => undefined);
	return (
		<ToastRegion>
			{retry && (
				<Toast onClose={() => preparedNavigation()?.held.release()} title={t(`${word}.title`)} tone="danger">
					<p>{t(`${word}.text`)}</p>
					<Button onClick={retry} size="sm">
						{t("again")}
					</Button>
				</Toast>
			)}
		</ToastRegion>
	);
}

/** The same within a dialog, where the page's own notice cannot be reached: also of what the dialog itself asks for. */
export function DialogNotice() {
	const t = useTranslations("navigation");
	const word = useSyncExternalStore(subscribe, readWord, () => "offline" as const);
	const retry = useSyncExternalStore(subscribe, readAnyRetry, () => undefined);
	return (
		<div className="dialog__notice" role="status">
			{retry && (
				<Callout icon="wifi-off" title={t(`${word}.title`)}>
					<p>{t(`${word}.text`)}</p>
					<Button onClick={retry} size="sm" type="button" variant="secondary">
						{t("again")}
					</Button>
				</Callout>
			)}
		</div>
	);
}

function subscribe(listener: () => void): () => void {
	const stops = [preparedNavigation()?.held.subscribe(listener), preparedNavigation()?.reads.subscribe(listener)];
	for (const change of NETWORK_CHANGES) window.addEventListener(change, listener);
	return () => {
		for (const stop of stops) stop?.();
		for (const change of NETWORK_CHANGES) window.removeEventListener(change, listener);
	};
}

function readWord(): NoticeWord {
	return noticeWord({ isStep: readRetry() !== undefined, isOnline: navigator.onLine });
}

function readRetry(): (() => void) | undefined {
	return preparedNavigation()?.held.retry;
}

function readAnyRetry(): (() => void) | undefined {
	return readRetry() ?? preparedNavigation()?.reads.retry;
}
