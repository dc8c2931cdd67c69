import { useCallback, useEffect, useRef } from "react";
import { onOverlayStep } from "../navigation/overlay-steps.ts";

const MARK = "modal";

type Entry = { readonly key?: string; readonly [MARK]?: boolean } | null;

function entry(): Entry {
	return window.history.state as Entry;
}

/**
 * Takes one entry of the history for an overlay, so that Back closes it without changing path or scroll; the router never hears of that
 * entry. Overlays that follow each other share it.
 */
export function useOverlayEntry(isOpen: boolean, hide: () => void) {
	const latest = useRef(hide);
	latest.current = hide;
	const page = useRef<string>(undefined);

	useEffect(() => {
		if (!isOpen) return;
		return onOverlayStep((arrivedAt) => {
			latest.current();
			return (arrivedAt as Entry)?.key === page.current;
		});
	}, [isOpen]);

	const spend = useCallback(() => {
		page.current = entry()?.key;
		if (!entry()?.[MARK]) window.history.pushState({ ...entry(), [MARK]: true }, "");
	}, []);
	const close = useCallback(() => {
		if (entry()?.[MARK]) window.history.back();
		else latest.current();
	}, []);
	return { spend, close };
}
